/**
 * What is drawn for which card: the first line that fits its design. A new card needs no line: its set and category
 * have a subject for it; one that deserves more gets a line here, or a subject of its own.
 */

import type { Options } from './pen'
import type { Subject } from './vocabulary'

type Line = readonly [pattern: RegExp, subject: Subject, options?: Options]

const DUSTY: readonly Line[] = [
  [/abandoned_suburbs/, 'suburbs'],
  [/archive|ruined_library/, 'library'],
  [/^arena|combat_zone/, 'arena'],
  [/assassin|^shadow/, 'portrait', { holds: 'rifle', head: 'hood' }],
  [/assembly_plant|small_factory/, 'factory', { chimneys: 1 }],
  [/^factory|labor_camp/, 'factory'],
  [/bioweaponry|rehabilitation/, 'lab'],
  [/boiler_room/, 'boiler'],
  [/_storage|storehouse|material_dep/, 'storage'],
  [/^camp$|expedition_camp|training_camp/, 'camp'],
  [/church|confessor/, 'church'],
  [/city_guards|merc_outpost|outpost_merc/, 'gang', { holds: 'rifle', head: 'mask' }],
  [/clay_pit/, 'pit'],
  [/construction_vehicles|excavator|huge_machinery/, 'excavator'],
  [/construction_site|builders|demolition/, 'crane'],
  [/convoy|^truck|thieves_caravan|caravanner|mobile_storage|camino/, 'truck'],
  [/corner_shop|weapon_trader|gun_shop/, 'shop', { sign: 'tall' }],
  [/crossroads|crossing/, 'crossroads'],
  [/deserted_colony|old_settlements|natural_shelters|brick_village/, 'village'],
  [/docks/, 'docks'],
  [/fuel_tank|cistern|refinery/, 'tankFarm'],
  [/gasoline_cultist/, 'cultist'],
  [/gasoline_tower/, 'fuelTower'],
  [/gasoline_drinkers|thieves_den|gangers_dive|hideout|dwelling/, 'dive'],
  [/gunsmith|hidden_forge|craftsmen/, 'forge'],
  [/motel/, 'motel'],
  [/pub$|pub\b/, 'pub'],
  [/museum/, 'court'],
  [/courthouse/, 'court'],
  [/oilfield/, 'pumpjack'],
  [/oil_rig/, 'rig'],
  [/oilmen_fortress|black_fortress|the_hold|haven|military_warehouse/, 'fortress'],
  [/oilmen/, 'derrick'],
  [
    /oil_trader|rubble_trader|scrap_trader|solitary|ricky|suppliers|brick_supplier|pickers|negotiator$|black_market|armed_merchants|production_manager|human_traf/,
    'trader',
  ],
  [/old_cinema/, 'cinema'],
  [/parking_lot|car_garage|guilds_garage|disassembly|scrap_metal|wreckers|landfill/, 'cars'],
  [/^quarry|_quarry$|above_ground|rubble$/, 'quarry'],
  [/radioactive_fuel/, 'silo'],
  [/radioactive_colony/, 'bunker'],
  [/school$/, 'guild'],
  [/sharrash|hunters|gang|thugs|punks/, 'gang'],
  [/shelter|hibernation/, 'bunker'],
  [/shipwreck/, 'shipwreck'],
  [/skyscraper/, 'skyscraper'],
  [/underground_ware/, 'hangar'],
  [/hangar/, 'hangar'],
  [/wrecked_tank|combat_vehicle/, 'tank'],
  [/bus/, 'bus'],
  [/espionage|transmitter|propaganda/, 'mast'],
  [/foundation/, 'crane'],
  [/lemmys/, 'storage'],
  [/cavalry/, 'rider'],
  [/petes_office|marketplace$/, 'shop', { sign: 'bar' }],
  [/post_office/, 'post'],
  [/preacher/, 'portrait', { holds: 'arms', head: 'hood' }],
  [/^rifle/, 'rifle'],
  [/secret_outpost|patriot_tower/, 'tower'],
  [/dream_city|eight_mile|salt_lake/, 'city'],
  [/power_station/, 'power'],
  [/sheriff/, 'sheriff'],
  [/steel_eagle/, 'eagle'],
  [/wire_ent/, 'fence'],
  [/junk_train|merchants/, 'cart'],
]

const CARVED: readonly Line[] = [
  [/^statue$/, 'statue'],
  [/supplier|porters|monty|imperial_mess/, 'trader'],
  [/wood_storage|warehouses/, 'warehouse'],
  [/carpenters_w|joiner|sculptors_app/, 'workshop'],
  [/^carpenter/, 'portrait', { holds: 'tool', head: 'hat' }],
  [/gallows/, 'gallows'],
  [/^mill/, 'mill'],
  [/old_forest/, 'forest', { kind: 'oak' }],
  [/primeval/, 'forest', { kind: 'pine' }],
  [/new_forest/, 'forest', { kind: 'cypress' }],
  [/quarry|above_ground|stonecutter/, 'quarry'],
  [/rubble|^ruins/, 'ruins'],
  [/village|settlement|^town|apartment|^farm$/, 'village'],
  [/farmers/, 'field'],
  [/bath/, 'bath'],
  [/armorer|swordsmith|goldsmith|chariot_b/, 'forge'],
  [/gold_mine|coal_mine/, 'mine'],
  [/grain|lords/, 'field'],
  [/rice/, 'rice'],
  [/monument/, 'monument'],
  [/merchants_guild|masons_guild|^guild|hanseatic/, 'guild'],
  [/gold_creek/, 'creek'],
  [/wood_supplier|lumberjacks$|logger/, 'lumber'],
  [/lumberjacks_route|builder|brigade/, 'cart'],
  [/market|stalls|bazaar|barter/, 'stalls'],
  [/mason|sculptor|stone_cut/, 'workshop'],
  [/missionar|mission/, 'portrait', { holds: 'staff', head: 'hood' }],
  [/settlers|expedition|caravan/, 'cart'],
  [/acting|theatre|theater/, 'theatre'],
  [/castle_|citadel/, 'castle'],
  [/daimyo/, 'daimyo'],
  [/baker|confection/, 'bakery'],
  [/tavern|brewer|brewery|inn$|canteen/, 'tavern'],
  [/barracks|garrison|legion|encamp/, 'barracks'],
  [/pig/, 'pigs'],
  [/watchtower|sentry/, 'tower'],
  [/sawmill/, 'sawmill'],
  [/meeting/, 'crowd'],
  [/hunter/, 'hunt'],
  [/barbarian_altar|altar/, 'altar'],
  [/^raid|pack|saboteur|robbers|warriors/, 'gang', { holds: 'axe', head: 'horn' }],
  [/dark_chapel/, 'chapel'],
  [/rabble/, 'crowd'],
  [/hillfort|palisade/, 'palisade'],
  [/fighting_ring/, 'ring'],
  [/idol/, 'idol'],
  [/pyre/, 'pyre'],
  [/geisha|sake/, 'hall'],
  [/buddha|pagoda/, 'pagoda'],
  [/casino/, 'diceHouse'],
  [/^gate/, 'gate'],
  [/shrine/, 'shrine'],
  [/negotiator|diplom|spies|architect/, 'portrait', { holds: 'scroll' }],
  [/trade_route|trade_colony/, 'ship'],
  [/dojo|sumo/, 'dojo'],
  [/ninja/, 'gang', { holds: 'sword', head: 'hood' }],
  [/gladiator/, 'arena'],
  [/engineers/, 'bridge'],
  [/gardens/, 'garden'],
  [/administration|headquarters|forum|senate/, 'temple'],
  [/fortification/, 'wall'],
  [/bank/, 'bank'],
  [/colossus/, 'colossus'],
  [/desert/, 'camels'],
  [/guard/, 'gang', { holds: 'spear', head: 'nemes' }],
  [/oasis/, 'oasis'],
  [/slave/, 'crowd'],
  [/scorpion/, 'scorpion'],
  [/temple|sanctuary/, 'temple'],
  [/avenue/, 'avenue'],
  [/sphinx/, 'sphinx'],
  [/pyramid/, 'pyramid'],
  [/chariot/, 'chariot'],
  [/longhouse|chief/, 'longhouse'],
  [/throne|lord/, 'throne'],
]

type Kinds = Record<string, Subject>
const BY_CATEGORY: Kinds = { production: 'workshop', feature: 'flag', action: 'shop' }
const BY_SET: Record<string, Kinds> = {
  japanese: { production: 'hall', feature: 'pagoda', action: 'dojo' },
  romans: { production: 'guild', feature: 'temple', action: 'workshop' },
  barbarians: { production: 'longhouse', feature: 'palisade', action: 'longhouse' },
  egyptians: { production: 'temple', feature: 'sphinx', action: 'temple' },
}

interface Found {
  subject: Subject
  options: Options
  /** No line of the vocabulary speaks of this design: what is drawn follows from its set and category. */
  unnamed: boolean
}

export function subjectOf(row: { design: string; category: string; set: string }, cut: boolean): Found {
  const line = (cut ? CARVED : DUSTY).find(([pattern]) => pattern.test(row.design))
  if (line !== undefined) return { subject: line[1], options: line[2] ?? {}, unnamed: false }
  const kinds = BY_SET[row.set] ?? BY_CATEGORY
  return { subject: kinds[row.category] ?? 'house', options: {}, unnamed: true }
}

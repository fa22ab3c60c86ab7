### Scythe: why a wish is refused (English). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Whose turn, which step

refusal-SCY-TURN-01 = It is not your turn to answer: another player has to decide.
refusal-SCY-TURN-02 = Your action token cannot go to { $section } now: it moves at the start of your turn, and always to another section than the turn before.
refusal-SCY-TURN-03 = That is not part of the top-row action you can take now: each section has only its own.
refusal-SCY-TURN-04 = A bottom-row action comes after the top-row action of the same section, once per turn.
    .section = On your mat { $section } stands above another bottom-row action: take that one or none.
refusal-SCY-TURN-05 = That does not answer the open question. A turn goes step by step: action token, top-row action, bottom-row action, end; actions may be skipped.
refusal-SCY-TURN-11 = There is nothing like that, or not that much, to pay, take or decline right now.
refusal-SCY-TURN-12 = { $what_code ->
    [combat-cards] You have no such combat card to pay with.
   *[other] You cannot pay for this: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
}
refusal-SCY-TURN-14 = You cannot end your turn yet: answer the open question first.
refusal-SCY-END-02 = The game is over: only final scoring is left.

## Paying

refusal-SCY-BOTTOM-02 = That is the wrong resource for this cost: Upgrade takes oil, Deploy metal, Build wood and Enlist food.
refusal-SCY-BOTTOM-05 = There are no coins to decline: on your mat this action gives none.
refusal-SCY-RES-04 = You cannot pay that from { $place }: you control no such resource there.
refusal-SCY-FACTION-04 = Only Crimea may pay with a combat card: once per turn, in place of 1 resource, and with a card from its hand.

## Moving

refusal-SCY-MOVE-01 = You have already begun to move units: a Move gives either movement or coins, not both.
refusal-SCY-MOVE-02 = That unit cannot move now: a Move takes only so many units, and each must have somewhere to go and take at least one step.
    .place = No unit can step to { $place } from here and now: units move during a Move, to adjacent territories.
refusal-SCY-MOVE-03 = You choose a unit only during a Move, and only after the unit before it has finished its own.
refusal-SCY-MOVE-04 = That unit has already moved in this action: choose another one.
refusal-SCY-MOVE-06 = A unit takes along only what lies where it sets out, only as it sets out, and kind by kind in order.
refusal-SCY-MOVE-08 = You do not have that many workers here for the mech to take along.
refusal-SCY-MOVE-13 = { $terrain_code ->
    [lake] Your unit cannot enter { $place }: it is a lake.
   *[other] Your unit cannot cross the river to { $place }.
}
    .leads_to = { $way_code ->
        [open] Your unit cannot cross the river to { $place } yet: it takes Riverwalk, which leads to { $leads_to } and { $or_to }.
        [wrong] Your unit cannot cross the river to { $place }: even Riverwalk leads to { $leads_to } and { $or_to } only.
       *[worker] Your worker cannot cross the river to { $place }: Riverwalk, to { $leads_to } and { $or_to }, is for your character and mechs.
    }
refusal-SCY-MOVE-22 = Your worker cannot walk onto { $place }: an opponent's workers are there.
refusal-SCY-MOVE-30 = Your worker cannot walk onto { $place }: an opponent's character or mech is there. A mech of yours could bring it along.
refusal-SCY-MOVE-32 = A worker that was carried into a contested territory cannot walk out of it before the combat.
refusal-SCY-MOVE-33 = You cannot move onto { $place }: bases are closed to units, even their own.
refusal-SCY-MECH-04 = Your Riverwalk does not lead across the river to { $place }: { $terrain } is the wrong terrain for it, it leads to { $leads_to } and { $or_to }.
refusal-SCY-MECH-13 = You cannot reach { $place } that way: Underpass joins only mountains that you control, tunnels and your Mine.
refusal-SCY-MECH-19 = You cannot reach { $place } that way: Township joins only villages that you control and the Factory.
refusal-SCY-MECH-28 = Nothing may be left alone on a lake: take along whatever has no other carrier there.
refusal-SCY-MECH-30 = A worker can leave a lake only when a mech carries it.
refusal-SCY-MECH-37 = You cannot go to { $place } from here: in this game Wayfare does not start from a foreign base. Move onto a territory first.
refusal-SCY-MECH-38 = You cannot go to { $place }: Wayfare leads only to your own base and to bases of factions that nobody plays.
refusal-SCY-FACTION-06 = Your worker cannot go to { $place }: Swim leads across rivers, but not onto lakes.
refusal-SCY-UNIT-07 = Only mechs can carry workers.

## Trading and producing

refusal-SCY-TRADE-01 = You choose resources only when resources of your choice are due to you, as in a Trade.
refusal-SCY-TRADE-03 = Name the territory for the resources right away: one that you control and that holds a worker of yours.
    .place = You cannot put that on { $place }: everything goes to one territory that you control and that holds a worker of yours.
refusal-SCY-TRADE-04 = Trade cannot give you resources now: no territory that you control holds a worker of yours. You can still take popularity.
refusal-SCY-PRODUCE-02 = You cannot pay for Produce: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-SCY-PRODUCE-03 = You cannot produce on { $place } now: you need control of it, a worker there, and a territory left to choose in this action.
refusal-SCY-PRODUCE-04 = Add a number to { $place } only to produce less than it can yield, during Produce; for all of it name just the territory.
refusal-SCY-PRODUCE-06 = Nothing is produced on { $place }: only farms, forests, mountains, tundras and villages produce.
refusal-SCY-PRODUCE-13 = { $place } has already produced in this action.
refusal-SCY-PRODUCE-14 = { $place } cannot produce another worker: all 8 of yours are in play.

## Upgrading, deploying, building, enlisting

refusal-SCY-UPGRADE-01 = You take a technology cube only during an Upgrade, after paying for it.
refusal-SCY-UPGRADE-02 = During an Upgrade choose the cube from a green box first; the red box comes after that.
refusal-SCY-UPGRADE-03 = There is no free red box with a dashed border there: choose another bottom-row action.
refusal-SCY-UPGRADE-06 = The cube of that box has already been moved: choose another one.
refusal-SCY-DEPLOY-01 = You choose a mech only during a Deploy action, after paying for it.
refusal-SCY-DEPLOY-02 = That mech is already deployed: choose one that is still on your faction mat.
    .place = You cannot deploy a mech on { $place }: you have no worker there.
refusal-SCY-DEPLOY-03 = You cannot deploy a mech on { $place }: it is a lake.
refusal-SCY-DEPLOY-04 = You cannot deploy a mech on { $place }: mechs are deployed on territories, not on bases.
refusal-SCY-DEPLOY-06 = Your faction has no mech with that ability.
refusal-SCY-BUILD-01 = You choose a structure only during a Build action, after paying for it.
refusal-SCY-BUILD-02 = You have already built that structure: choose one that is still on your player mat.
    .place = You cannot build on { $place }: you must control the territory and have a worker there.
refusal-SCY-BUILD-03 = You cannot build on { $place }: it already has a structure, and a territory holds only one.
refusal-SCY-BUILD-06 = Your Mill on { $place } produces nothing while you do not control the territory.
refusal-SCY-BUILD-09 = You cannot build on { $place }: neither lakes nor bases can hold a structure.
refusal-SCY-BUILD-19 = Without an Armory, Trade has no bonus of which you could take less.
refusal-SCY-ENLIST-01 = You choose a recruit only during an Enlist action, after paying for it.
refusal-SCY-ENLIST-02 = You have already enlisted that recruit: choose one that is still on your player mat.
refusal-SCY-ENLIST-03 = You choose a one-time bonus only when you have just enlisted a recruit.
refusal-SCY-ENLIST-05 = You have already taken that one-time bonus: each comes only once per game.

## Combat

refusal-SCY-COMBAT-01 = You cannot fight on { $place } now: combat comes when all your moves are done.
refusal-SCY-COMBAT-02 = There is no combat on { $place }: your character or mech would have to stand there together with an opponent's.
refusal-SCY-COMBAT-06 = A combat has two sides, and you are neither of them.
refusal-SCY-COMBAT-10 = This combat cannot be called off: it has to be fought.
refusal-SCY-COMBAT-12 = In a combat each side secretly sets its dial, once, and adds cards only then; you can take back only a sealed answer of your own.
refusal-SCY-COMBAT-13 = You cannot set the dial to { $needs }: { $has } is the most you can set, as it may exceed neither your power nor 7.
refusal-SCY-COMBAT-14 = You add combat cards only in a combat, after setting your dial.
    .limit = You may add at most { $limit ->
        [one] { $limit } combat card
       *[other] { $limit } combat cards
    } here, one for each of your characters and mechs in the combat, and only cards that you still hold.
refusal-SCY-COMBAT-18 = You can declare yourself ready only in a combat, after setting your dial.
refusal-SCY-COMBAT-27 = There is no retreat to { $place } now: units retreat only after a lost combat.
refusal-SCY-MECH-25 = You cannot retreat to { $place }: only to your base or, with Seaworthy, to a lake next to the battlefield.
refusal-SCY-MECH-27 = You cannot retreat to { $place }: an opponent is on that lake.
refusal-SCY-MECH-33 = Artillery fires only right before a combat, once its mech is deployed and you have 1 power for it.
refusal-SCY-DIG-22 = A worker can retreat to { $place } only if one of your mechs retreats to the same lake.

## Encounters, the Factory, objectives

refusal-SCY-ENC-02 = There are no options to choose from now: they appear when your character ends its move on an encounter token.
refusal-SCY-ENC-06 = You have to choose one of the options first.
refusal-SCY-ENC-07 = You cannot pay for this option: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-SCY-ENC-09 = There is no amount in this option of which you could take less: choose it as a whole, you can still decline what it gives.
refusal-SCY-ENC-11 = You cannot choose { $place }: what an encounter gives is placed on the territory of the encounter.
refusal-SCY-FACTION-08 = You have already chosen that option: Meander is for two different ones.
refusal-SCY-VAR-02 = There are no scenes to choose from now: they appear only in games with blind encounters.
refusal-SCY-DIG-46 = Only the promo card concerned makes that possible, and only as it is printed there.
    .place = Your units cannot go to { $place }: the promo card allows only an empty land territory next to the encounter.
refusal-SCY-FACTORY-03 = You take a Factory card only when your character first comes to the Factory, and only one of those that lie there.
refusal-SCY-FACTORY-04 = You have to take one of the Factory cards.
refusal-SCY-FACTORY-07 = You have no Factory card yet: bring your character to the Factory to take one.
refusal-SCY-FACTORY-08 = There is nothing to choose between now: only the top action of some Factory cards offers a choice.
refusal-SCY-FACTORY-09 = You used the Factory card on your last turn: choose another section this time.
refusal-SCY-FACTORY-11 = The Factory card gives exactly what is printed on it; if it offers a choice, take one part or decline.
refusal-SCY-FACTORY-12 = The bottom action of a Factory card is always a Move and nothing else.
refusal-SCY-OBJ-01 = That objective card is not in your hand.
refusal-SCY-OBJ-02 = You can reveal an objective only on your own turn.
refusal-SCY-OBJ-03 = You can reveal an objective only on your own turn, before, between or after your actions, not in the middle of one.
refusal-SCY-OBJ-04 = You do not fulfil the objective “{ $objective }” now. Its condition: { $condition }
refusal-SCY-OBJ-08 = You can reveal the objective “{ $objective }” only at the end of your turn, after the bottom-row action.

## Side actions

refusal-SCY-ALLY-03 = Only coins can change hands: give at least 1, and to another player.
refusal-SCY-ALLY-04 = In tournament play not even coins may change hands.
refusal-SCY-DIG-34 = You cannot give coins here: gifts are switched off in this game, or the other player is a bot and takes none.
refusal-SCY-DIG-45 = That is no possible side action: players may give coins, decline or accept bonuses and take back a sealed answer; only the host imposes the penalty.
refusal-SCY-INV-02 = You do not have that many coins to give.
refusal-SCY-VAR-01 = The penalty for holding up the game is switched off in this game.

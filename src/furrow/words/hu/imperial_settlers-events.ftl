### Imperial Settlers: the log, events that only this game has or tells in its own way (Hungarian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

# $deck: the name of the deck.
imperial-settlers-event-draw = { $count ->
    [0] { $who } nem húzott: elfogyott a kártya ({ $deck }).
    [one] { $who } húzott { $count } kártyát ({ $deck }).
   *[other] { $who } húzott { $count } kártyát ({ $deck }).
}
    .seen = { $who } húzott: { $cards } ({ $deck }).
imperial-settlers-event-look = { $count ->
    [0] { $who } nem húzott választható kártyát: elfogyott.
    [one] { $who } húzott { $count } kártyát, hogy válasszon.
   *[other] { $who } húzott { $count } kártyát, hogy válasszon közülük.
}
    .seen = { $who } ezek közül választhat: { $cards }.
imperial-settlers-event-dealt = { $count ->
    [0] { $who } nem kapott kártyát: elfogyott.
    [one] { $who } kapott { $count } kártyát.
   *[other] { $who } kapott { $count } kártyát.
}
    .seen = { $who } ezeket a kártyákat kapta: { $cards }.
imperial-settlers-event-passed-on = { $receiver } megkapta a többi kártyát ({ $who } adta tovább).
    .seen = { $receiver } kapott ({ $who } adta tovább): { $cards }.

## Locations

imperial-settlers-event-use = { $who } aktivált egy helyszínt: { $card }.
imperial-settlers-event-clear = { $who } eldobott egy telket.
imperial-settlers-event-foundation = { $who } új telke: { $card }.
imperial-settlers-event-remove = { $who } egyik helyszíne eldobásra került: { $card }.
imperial-settlers-event-take-over = { $who } befolyása alá vonta { $victim } egyik helyszínét: { $card }.
imperial-settlers-event-control-ends = Visszakerült a tulajdonosához: { $cards }.
imperial-settlers-event-block = { $who } erre a körre letiltott egy helyszínt: { $card }.
imperial-settlers-event-loot = { $who } kifosztott egy helyszínt, amely a helyén marad: { $card }.
imperial-settlers-event-shield = { $who } védekezésjelzőt tett egy helyszínére: { $card }.
imperial-settlers-event-samurai = { $who } szamurájt tett egy helyszínére: { $card }.
imperial-settlers-event-offer = { $who } helyszínére került: { $counted } ({ $card }).
imperial-settlers-event-tuck = { $who } a kezéből egy kártyát tett e helyszín alá: { $card }.
    .seen = { $who } ezt a kártyát tette egy helyszín alá: { $tucked } ({ $card }).
imperial-settlers-event-lay-foundation = { $who } a kezéből egy kártyát telekként tett le.
    .seen = { $who } ezt a kártyát tette le telekként: { $card }.

## Deals and goods

imperial-settlers-event-take-deal = { $who } elvett egy szövetséget: { $card } (eddig: { $victim }).
imperial-settlers-event-foreign-deal = { $who } szövetséget kötött { $victim } egyik helyszínével: { $card }.
imperial-settlers-event-forgo = { $who } pontokért lemondott erről a szövetségeiből: { $counted }.
imperial-settlers-event-forfeit = { $who } pontokért lemondott erről: { $counted }.
imperial-settlers-event-make-discard = { $who } döntése: { $victim } dob el egy kártyát.
imperial-settlers-event-extra-points = { $who } kapott még { $counted_acc } ({ $card }).

## The solo game

# $target: the name of one good.
imperial-settlers-event-attack = { $who } felcsapott egy támadáskártyát. Célpont: { $target }.
imperial-settlers-event-collect = { $who } begyűjtötte: { $cards }.

## In place of shared messages: the words of this game

imperial-settlers-event-round = { $round }. kör.
imperial-settlers-event-production = Kezdődik a termelő fázis.
imperial-settlers-event-cleanup = Kezdődik a tisztítási fázis.
imperial-settlers-event-deal = { $who } szövetséget kötött: { $card }.
# A player has a deal no longer, by choice or not.
imperial-settlers-event-cancel = { $who } elvesztett egy szövetséget: { $card }.
imperial-settlers-event-deal-goods = { $who } kapott { $counted_acc } a szövetségeiből.
imperial-settlers-event-store = { $who } elraktározott { $counted_acc }.
imperial-settlers-event-free = { $who } szabaddá tett egy helyszínt, amely így újra aktiválható: { $card }.

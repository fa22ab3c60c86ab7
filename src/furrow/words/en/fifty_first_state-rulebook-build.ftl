# 51st State, the rulebook: Build a location: construct.

rulebook-fifty-first-state-BUILD = Build a location: construct

rule-FSS-BUILD-01 = A location enters the State in one of two ways: construct or develop (chapter “Build a location: develop”).
rule-FSS-BUILD-02 = To construct, choose a card in hand and spend grey contacts equal to its distance.
rule-FSS-BUILD-03 = A new location is placed face up in the row of its category.
rule-FSS-BUILD-04 = A production location produces once immediately when built.
rule-FSS-BUILD-05 = A building bonus is gained once, when the location is built.
rule-FSS-BUILD-06 = A production location with a building bonus gives both.
rule-FSS-BUILD-07 = A card that rewards building a location of a certain type pays out whenever a location of that type is built.
rule-FSS-BUILD-08 = For rewards “when you build” or “per type” on a feature or production location (FSS-BUILD-07), the card just built counts itself.
rule-FSS-BUILD-09 = Any number of locations may be built; equal names are allowed.
rule-FSS-BUILD-10 = FSS-BUILD-04 to FSS-BUILD-08 hold for construction and development alike.
rule-FSS-BUILD-11 = The order of gains on building is: place the card, production, building bonus, rewards of other cards; all counts are taken after placement. See FSS-DIG-08.

import { card } from "../card.js";
import { at, figure, fullGame, group, table } from "../position.js";

const luke = [group("luke-skywalker", { luke: "d3" })];

const mercenary = { affiliation: "mercenary" };
const one = [group("stormtrooper", { one: "d1" })];
const done = { ready: false };
/** A card played at the start of a round. */
const early = (hand: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({ mine: one, theirs: luke, hand: [hand], start: "round", ...more });
/** A card played at its end: nobody is ready any more. */
const late = (hand: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    mine: [group("stormtrooper", { one: "d1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    hand: [hand],
    turn: 0,
    ...more,
  });

card("covering-fire", () =>
  early("covering-fire", {
    theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["stun"] } }, done)],
    dice: [0, 0, 0],
  })
    .choose("cc:covering-fire")
    .choose([])
    .choose("attack:luke:d3")
    .choose("cc:covering-fire:0")
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "hit", amount: 2, by: "cc:covering-fire" }] } } }))
    .waits(),
);

card("desperate-escape", () =>
  late("desperate-escape", { mine: [group("kuiil", { kuiil: "a1+a2" }, done)], me: mercenary })
    .choose("cc:desperate-escape@kuiil")
    .offers(["b1+b2"])
    .waits(),
);

card("jundland-terror", () =>
  late("jundland-terror", {
    game: fullGame,
    mine: [group("tusken-raider", { tusken: "d1" }, done)],
    me: mercenary,
    dice: [5, 5, 0],
  })
    .choose("cc:jundland-terror")
    .choose("stop")
    .choose(1)
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);

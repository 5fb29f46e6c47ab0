import { card } from "../card.js";
import { at, group, table } from "../position.js";

const one = [group("stormtrooper", { one: "d1" })];
const luke = group("luke-skywalker", { luke: "d3" });
const attacker = (id: string, space = "d1", more: object = {}) => [group(id, { one: { at: space, ...more } })];

const dealt = (amount: number) => ["attack:resolved", { missed: false, dealt: amount }] as const;

card(
  "arcing-shot",
  () =>
    at({
      mine: attacker("drokkatta", "g5"),
      theirs: [group("luke-skywalker", { luke: "g3" })],
      hand: ["arcing-shot"],
      me: { affiliation: "rebel" },
      activating: "one",
      dice: [4, 4, 4, 0],
    })
      .notOffers(["attack:luke:g3"])
      .choose("cc:arcing-shot@one")
      .choose("attack:luke:g3")
      .event(...dealt(6))
      .waits(),
  // an attack somebody else grants: before its target is chosen
  () =>
    at({
      mine: [group("gideon-argus", { gideon: "f5" }), ...attacker("drokkatta", "g5")],
      theirs: [group("luke-skywalker", { luke: "g3" })],
      hand: ["take-it-down", "arcing-shot"],
      me: { affiliation: "rebel" },
      activating: "gideon",
      dice: [4, 4, 4, 0],
    })
      .choose("cc:take-it-down@gideon")
      .choose("cc:arcing-shot@one")
      .event(...dealt(8))
      .waits(),
);

const surprised = (luke: string, dice: readonly number[]) =>
  at({
    mine: attacker("stormtrooper", "g5"),
    theirs: [group("luke-skywalker", { luke })],
    hand: ["element-of-surprise"],
    turn: 0,
    dice,
  })
    .choose("move")
    .choose("go:f4")
    .choose(`attack:luke:${luke}`);
card(
  "element-of-surprise",
  () =>
    surprised("g3", [4, 4])
      .choose("cc:element-of-surprise@one")
      .event(...dealt(3))
      .waits(),
  // he saw it coming
  () =>
    surprised("e4", [4, 4, 0])
      .event(...dealt(3))
      .waits(),
);

card("get-behind-me", () =>
  at({
    mine: one,
    theirs: [luke, group("gaarkhan", { gaarkhan: "f5" })],
    against: ["get-behind-me"],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:get-behind-me@gaarkhan")
    // behind Luke it would not be seen
    .notOffers(["d4"])
    .choose("e3")
    .event("attack:resolved", { defender: "gaarkhan", dealt: 2 })
    .waits(),
);

const razed = (dice: readonly number[]) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke],
    hand: ["reduce-to-rubble"],
    activating: "one",
    mission: "b",
    dice,
  }).choose("attack:luke:d3");
card("reduce-to-rubble", () =>
  razed([4, 1, 0])
    .choose("cc:reduce-to-rubble@one")
    .expect(table({ figures: { luke: { damage: 4 }, one: { damage: 1 } }, objects: { "dummy-1": { damage: 1 } } }))
    .expect(table({ rubble: ["c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4"] }))
    .choose("move")
    .choose("go:d2")
    .expect(table({ activation: { points: 1 } }))
    .waits(),
);

const walled = [group("luke-skywalker", { luke: "d4" }), group("gaarkhan", { wall: "d2" })];
card(
  "marksman",
  () =>
    at({ mine: one, theirs: walled, hand: ["marksman"], activating: "one", dice: [4, 4, 0] })
      .notOffers(["attack:luke:d4"])
      .choose("cc:marksman@one")
      .choose("attack:luke:d4")
      .event(...dealt(3))
      .waits(),
  // an attack in nobody's activation: before its target is chosen
  () =>
    at({
      mine: [group("dark-trooper-mk-iii", { dark: "d1" })],
      theirs: walled,
      hand: ["call-the-vanguard", "marksman"],
      start: "round",
      dice: [5, 5, 0],
    })
      .choose("cc:call-the-vanguard")
      .choose("stop")
      .choose("cc:marksman@dark")
      .offersExactly(["luke@d4", "wall@d2", "none"])
      .choose("luke@d4")
      .event(...dealt(4))
      .waits(),
);

const charged = (dice: readonly number[]) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("gaarkhan", { x: "d3" }, { ready: false }), group("luke-skywalker", { luke: "f6" })],
    against: ["furious-charge"],
    activating: "one",
    dice,
  }).choose("attack:x:d3");
card(
  "furious-charge",
  () =>
    charged([4, 4, 0])
      .choose("cc:furious-charge@x")
      .expect(table({ groups: { "1.gaarkhan.0": { ready: true } } }))
      .waits(),
  // two damage are too few
  () =>
    charged([4, 2, 0])
      .event(...dealt(2))
      .notOffers(["cc:furious-charge@x"])
      .waits(),
);

import { card } from "../card.js";
import { at, figure, fullGame, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = group("gideon-argus", { gideon: "f6" });
const vader = (more: object = {}) => group("darth-vader", { vader: { at: "d2", ...more } });
const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
const gun = (more: object = {}) => group("hired-gun", { gun: { at: "d2", ...more } });
const held = (tokens: Readonly<Record<string, readonly string[]>>) => ({ "power-tokens": { held: tokens } }) as never;

card("heart-of-freedom", () =>
  at({
    mine: [luke({ at: "d1", damage: 3, conditions: ["stun", "bleed"] })],
    theirs: [vader({ at: "d6" })],
    hand: ["heart-of-freedom"],
  })
    .choose("cc:heart-of-freedom@luke")
    .choose("stun")
    .expect(table({ activation: { points: 2 }, figures: { luke: { damage: 1, conditions: ["bleed"] } } }))
    .waits(),
);

card(
  "hostile-negotiation",
  () =>
    at({
      mine: [one()],
      theirs: [luke()],
      hand: ["hostile-negotiation", "blitz"],
      against: ["focus", "focus", "focus"],
      activating: "one",
    })
      .choose("cc:hostile-negotiation@one")
      .expect(table({ sides: { 0: { hand: [] }, 1: { hand: ["focus"] } } }))
      .waits(),
  // nothing to discard, nothing to ask for
  () =>
    at({ mine: [one()], theirs: [luke()], hand: ["hostile-negotiation"], against: ["focus"], activating: "one" })
      .explains("cc:hostile-negotiation", "cc:condition")
      .waits(),
);

card("hour-of-need", () =>
  at({
    mine: [luke({ at: "d1", damage: 5 })],
    theirs: [vader({ at: "d6" })],
    hand: ["hour-of-need"],
    activating: "luke",
    round: 3,
  })
    .choose("cc:hour-of-need@luke")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

const fight = () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["looking-for-a-fight"], activating: "vader" }).choose(
    "cc:looking-for-a-fight@vader",
  );
const booted = (card: string, spaces: string) =>
  at({
    game: fullGame,
    mine: [group(card, { me: spaces })],
    theirs: [group("snowtrooper-elite", { boots: "d3" })],
    hand: ["looking-for-a-fight"],
    me: { affiliation: "mercenary" },
    activating: "me",
  }).choose("cc:looking-for-a-fight@me");
card(
  "looking-for-a-fight",
  () =>
    fight()
      .choose(1)
      .choose("d4")
      .expect(held({ vader: ["hit"] }))
      .expect(figure("luke", { spaces: ["d4"] }))
      .waits(),
  () =>
    fight()
      .choose(0)
      .choose("c2")
      .expect(figure("vader", { spaces: ["c2"] }))
      .waits(),
  // Spiked Boots hold against everybody but Massive figures
  () =>
    booted("wampa", "c2+d2")
      .choose(1)
      .expect(figure("boots", { spaces: ["d3"] }))
      .waits(),
  () =>
    booted("rancor", "b1+c1+d1+b2+c2+d2")
      .choose(1)
      .choose("d4")
      .expect(figure("boots", { spaces: ["d4"] }))
      .waits(),
);

const fett = (dice: readonly number[]) =>
  at({
    mine: [group("boba-fett", { boba: "d1" })],
    theirs: [luke()],
    hand: ["mandalorian-tactics"],
    activating: "boba",
    dice,
  }).choose("cc:mandalorian-tactics@boba");
card(
  "mandalorian-tactics",
  () =>
    fett([5, 5, 5, 2])
      .choose(1)
      .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 4 } } }))
      .waits(),
  () =>
    fett([])
      .choose(0)
      .expect(table({ activation: { points: 4 } }))
      .waits(),
);

card("marked-territory", () =>
  at({
    mine: [group("loth-cat", { cat: "d1", kitten: "d6" })],
    theirs: [luke()],
    hand: ["marked-territory"],
    activating: "cat",
  })
    .choose("cc:marked-territory@cat")
    .choose("evade")
    .expect(held({ cat: ["evade"], kitten: ["hit"] }))
    .waits(),
);

card("out-of-time", () =>
  at({ mine: [gun()], theirs: [luke()], hand: ["out-of-time"], activating: "gun", round: 3 })
    .choose("cc:out-of-time@gun")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card("overcharged-weapons", () =>
  at({
    mine: [group("jet-trooper", { jet: "d2" })],
    theirs: [luke()],
    hand: ["overcharged-weapons"],
    turn: 1,
    dice: [5, 5, 2],
  })
    .choose("cc:overcharged-weapons@jet")
    // four hits against two blocks, which Pierce cancels
    .expect(figure("luke", { damage: 4 }))
    .expect(table({ figures: { jet: { conditions: ["weaken"] } }, groups: { "0.jet-trooper.0": { ready: false } } }))
    .waits(),
);

card("personal-energy-shield", () =>
  at({
    mine: [group("saska-teft", { saska: "d2" })],
    theirs: [vader({ at: "d3" })],
    hand: ["personal-energy-shield"],
    activating: "saska",
    dice: [1, 1, 2, 1],
  })
    .choose("cc:personal-energy-shield@saska")
    .expect(held({ saska: ["evade"] }))
    .pass()
    .choose("attack:saska:d2")
    .pass()
    // five hits; an evade of the die is a block
    .expect(figure("saska", { damage: 4 }))
    .waits(),
);

const pick = (vp: number) =>
  at({ mine: [gun()], theirs: [luke()], hand: ["pickpocket"], them: { vp }, activating: "gun", dice: [3] })
    .choose("cc:pickpocket@gun")
    .expect(table({ sides: { 0: { vp: Math.min(3, vp) }, 1: { vp: Math.max(0, vp - 3) } } }))
    .waits();
card(
  "pickpocket",
  () => pick(5),
  () => pick(1),
);

card("prepared-for-battle", () =>
  at({
    mine: [group("imperial-officer", { officer: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["prepared-for-battle"],
    activating: "officer",
  })
    .choose("cc:prepared-for-battle@officer")
    .expect(held({ officer: ["hit", "block"], one: ["hit", "block"] }))
    .waits(),
);

card("price-of-glory", () =>
  at({ mine: [one({ conditions: ["stun"] })], theirs: [luke()], hand: ["price-of-glory"], activating: "one" })
    .choose("cc:price-of-glory@one")
    .choose(0)
    .choose(3)
    .offersExactly([0, 1, 2, "none"])
    .choose(0)
    .expect(table({ activation: { points: 2 }, figures: { one: { damage: 1, conditions: [] } } }))
    .expect(held({ one: ["evade", "hit"] }))
    .offers(["move"])
    .waits(),
);

card("rally", () =>
  at({ mine: [one({ conditions: ["stun", "focus", "bleed"] })], theirs: [luke()], hand: ["rally"] })
    .choose("cc:rally@one")
    .expect(figure("one", { conditions: ["focus"] }))
    .waits(),
);

const paint = (space: string) =>
  at({
    mine: [group("sabine-wren", { sabine: "d2" })],
    theirs: [luke({ at: space })],
    hand: ["rebel-graffiti"],
    activating: "sabine",
  }).pass();
card(
  "rebel-graffiti",
  () =>
    paint("d5")
      .choose("cc:rebel-graffiti@sabine")
      .choose(0)
      .expect(table({ sides: { 0: { vp: 2, hand: ["rebel-graffiti"], discard: [] } } }))
      .waits(),
  () =>
    paint("d3")
      .expect(table({ sides: { 0: { vp: 0 } }, activation: { figure: "luke" } }))
      .waits(),
);

card("self-augmentation", () =>
  at({
    mine: [group("saska-teft", { saska: "d2" })],
    theirs: [luke()],
    hand: ["self-augmentation", "shared-experience"],
    activating: "saska",
    points: 3,
    dice: [0, 0, 2, 5],
  })
    .choose("cc:self-augmentation@saska")
    // a Droid now
    .offers(["cc:shared-experience@saska"])
    .choose("attack:luke:d3")
    .choose("cc:self-augmentation#at0@saska")
    .choose([0])
    .expect(table({ attacks: { 0: { dice: { 0: { die: "green", face: 5 } } } } }))
    .waits(),
);

const supplies = (option: number, dice: readonly number[] = []) =>
  at({ mine: [gun({ damage: 2 })], theirs: [luke()], hand: ["smuggled-supplies"], dice })
    .choose("cc:smuggled-supplies@gun")
    .choose(option);
card(
  "smuggled-supplies",
  () =>
    supplies(0)
      .expect(figure("gun", { damage: 0 }))
      .waits(),
  () =>
    supplies(1, [1, 2, 0])
      .choose("attack:luke:d3")
      .expect(table({ attacks: { 0: { surges: 2 } } }))
      .waits(),
);

card("son-of-skywalker", () =>
  at({
    mine: [group("luke-skywalker", { luke: "d1" }, { ready: false }), gideon],
    theirs: [group("darth-vader", { vader: "a6" })],
    hand: ["son-of-skywalker"],
    activating: "gideon",
  })
    .pass()
    .choose("cc:son-of-skywalker@luke")
    .expect(table({ groups: { "0.luke-skywalker.0": { ready: true } } }))
    .waits(),
);

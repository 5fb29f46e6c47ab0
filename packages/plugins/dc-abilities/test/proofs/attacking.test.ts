import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

const bystander = [group("luke-skywalker", { luke: "h8" })];
const droid = [group("probe-droid", { you: "b2" })];
const doomed = { hurt: { damage: 12 }, foes: bystander };

// a black die of 1 block, and hits of the attack dice: what an ability adds is the rest
prove([
  // a green die of Focused; the red die has 2 hits less than before, so 1 more
  {
    ...shot("dark-trooper-mk-iii", {}, ["advanced-targeting-computer#at1@me", [1]]),
    proves: "advanced-targeting-computer",
    dice: [4, 4, 4, 0, 0],
    ...damaged({ foe: 5 }),
  },
  // 2 hits more than before
  {
    ...shot("dark-trooper-mk-iii", {}, ["advanced-targeting-computer#at1@me", [1]]),
    proves: "advanced-targeting-computer",
    dice: [4, 0, 4, 0, 4],
    ...damaged({ foe: 6 }),
  },
  { ...shot("bt-1"), proves: "assassin", dice: [0, 1, 2, 4, 0], ...damaged({ foe: 4 }) },
  { ...shot("diala-passil", { foe: "b1" }), proves: "battle-meditation", dice: [0, 4, 4, 0], ...damaged({ foe: 4 }) },
  { ...shot("zuckuss"), proves: "mystic-hunter", dice: [4, 4, 2, 0], ...damaged({ foe: 4 }) },
  { ...shot("cad-bane"), proves: "flawless-execution", dice: [0, 4, 4, 0], ...damaged({ foe: 4 }) },
  // Focused already: a token, and a red die for the green one
  {
    ...shot("cad-bane", { me: { at: "a1", conditions: ["focus"] } }, [
      1,
      "hit",
      "flawless-execution#at1@me",
      "red",
      "token:hit",
    ]),
    proves: "flawless-execution",
    dice: [0, 4, 4, 0],
    ...damaged({ foe: 6 }),
  },
  {
    ...shot("jet-trooper-elite"),
    proves: "fly-by",
    dice: [1, 1, 4, 0],
    table: { figures: { foe: { damage: 3 } }, activation: { points: 2 } },
  },
  {
    ...shot("jet-trooper", {}, ["jets#at0@me"]),
    proves: "jets",
    dice: [1, 4, 0],
    table: { activation: { points: 1 } },
  },
  {
    ...shot("royal-guard-champion", { foe: "b1" }, ["overpower#at0@me"]),
    proves: "overpower",
    dice: [0, 4, 2, 0, 4],
    ...damaged({ foe: 5 }),
  },
  // the defense die
  {
    ...shot("the-grand-inquisitor", { foe: "b1" }, ["precision#at0@me", [3]]),
    proves: "precision",
    dice: [0, 4, 2, 4, 0],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("heavy-stormtrooper-elite", {}, ["spray-fire#at0@me", "heavy-stormtrooper-elite:0"]),
    proves: "spray-fire",
    dice: [1, 0, 0],
    ...damaged({ foe: 3 }),
  },
  // 5 accuracy less 3 are too few for 3 spaces
  {
    ...shot("heavy-stormtrooper-elite", { foe: "d1" }, ["spray-fire#at0@me", "heavy-stormtrooper-elite:0"]),
    proves: "spray-fire",
    dice: [1, 0, 0],
    ...damaged({ foe: 0 }),
  },
  { ...shot("riot-trooper", { foe: "b1" }), proves: "stun-batons", dice: [1, 4, 0], ...damaged({ foe: 4 }) },
  {
    ...shot("probe-droid-elite", {}, ["targeting-computer#at0@me", [0]]),
    proves: "targeting-computer",
    dice: [1, 2, 2, 0, 4],
    ...damaged({ foe: 3 }),
  },
  // Relentless: 1 strain
  {
    ...shot("trandoshan-hunter-elite", { foe: "b1" }),
    proves: "acp-scattergun",
    dice: [1, 4, 0],
    ...damaged({ foe: 5 }),
  },
  { ...shot("trandoshan-hunter", { foe: "d1" }), proves: "relentless", dice: [1, 4, 0], ...damaged({ foe: 3 }) },
  {
    ...shot("vinto-hreeda"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "c2", far: "f1" })],
    proves: "boltslinger",
    dice: [1, 4, 0],
    ...damaged({ foe: 2, beside: 1, far: 0 }),
  },
  {
    ...shot("hk-assassin-droid-elite", { hurt: { conditions: ["weaken"] } }, ["pass"]),
    proves: "merciless",
    dice: [1, 1, 2, 0],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("hk-assassin-droid", {}, ["versatile-weaponry#at0@me", "pass"]),
    proves: "versatile-weaponry",
    dice: [1, 1, 2, 4, 0],
    ...damaged({ foe: 2 }),
  },
  {
    ...shot("zuckuss", { friends: droid }, ["shared-calculations#at0@me"]),
    proves: "shared-calculations",
    dice: [4, 4, 2, 4, 0],
    ...damaged({ foe: 4 }),
  },
  // any die: the black one, or an own one
  {
    ...shot("weequay-pirate", {}, ["raider#at0@me", [2]]),
    proves: "raider",
    dice: [4, 4, 4, 0],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("weequay-pirate", {}, ["raider#at0@me", [0]]),
    proves: "raider",
    dice: [0, 4, 0, 4],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("stormtrooper", { ...doomed, friends: [group("the-armorer", { you: "h1" })] }),
    proves: "this-is-the-way",
    dice: [1, 4, 0],
    held: { me: ["block"] },
  },
  {
    ...shot("alliance-ranger", doomed),
    proves: "guerrilla",
    dice: [1, 1, 0],
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  // 4 accuracy and 2 more reach 5 spaces
  { ...shot("rebel-trooper", { foe: "f1" }), proves: "aim", dice: [1, 2, 0], ...damaged({ foe: 2 }) },
  {
    ...shot("echo-base-trooper-elite", { foe: "d1" }, ["front-line#at0@me"]),
    proves: "front-line",
    dice: [4, 4, 0],
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("cara-dune", {}, ["shock-and-awe#at0@me", "pass"]),
    proves: "shock-and-awe",
    dice: [0, 1, 4, 0],
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("tress-hacnua", { foe: "b1" }, ["fyrnock-style#at0@me", [2]]),
    proves: "fyrnock-style",
    dice: [4, 2, 0, 0, 4],
    also: [{ choose: "pass" }, { expect: { "imperial-assault": { figures: { foe: { damage: 5 } } } } }],
  },
  {
    ...shot("tress-hacnua", { foe: "b1" }, ["pass", "leg-hydraulics#at0@me", "a2"]),
    proves: "leg-hydraulics",
    dice: [4, 2, 0, 0],
    never: ["a3"],
    table: { figures: { me: { spaces: ["a2"] } } },
  },
  // a unique friend: a reroll; one with the Force: a face of choice
  {
    ...shot("ezra-bridger", { foe: "b1", friends: [group("han-solo", { you: "a2" })] }, ["much-to-learn#at0@me", [1]]),
    proves: "much-to-learn",
    dice: [4, 2, 2, 0, 4],
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("ezra-bridger", { foe: "b1", friends: [group("ahsoka-tano", { you: "a2" })] }, [
      "much-to-learn#at0@me",
      1,
      "1:4",
    ]),
    proves: "much-to-learn",
    dice: [4, 2, 2, 0],
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("lando-calrissian", {}, ["resourceful#at0@me", [0]]),
    proves: "resourceful",
    dice: [0, 2, 0, 4],
    ...damaged({ foe: 2 }),
  },
  // Pierce 1, and 1 accuracy more than the 4 of the dice
  {
    ...shot("boba-fett", { foe: "f1" }, [], { attachments: ["prey-on-the-weak"] }),
    proves: "prey-on-the-weak",
    dice: [1, 4, 4, 0],
    ...damaged({ foe: 5 }),
  },
  {
    ...shot("stormtrooper", {}, ["supporting-fire#at0@droid"]),
    mine: [
      group("stormtrooper", { me: "a1" }),
      group("jarrod-kelvin", { you: "h1" }),
      group("j4x-7", { droid: "d1" }, { companionOf: "0.jarrod-kelvin.1" }),
    ],
    proves: "supporting-fire",
    dice: [1, 4, 0],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("stormtrooper", {}, ["suppressive-fire#at0@me", "f2"]),
    mine: [group("stormtrooper", { me: "a1", you: "d2" }, { attachments: ["suppressive-fire"] })],
    proves: "suppressive-fire",
    dice: [1, 4, 0],
    never: ["g2"],
    table: {
      figures: { foe: { damage: 2, conditions: ["weaken"] }, you: { spaces: ["f2"] } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
  // Focused, Pierce 1 in place of Recover 3, 5 Health and 2 movement points more
  {
    ...shot("ig-88", { foe: "e1" }, [{ blue: 2 }, "focused-on-the-kill:pierce 1"], {
      attachments: ["focused-on-the-kill"],
    }),
    proves: "focused-on-the-kill",
    dice: [3, 5, 4, 0],
    never: ["ig-88:0"],
    table: { figures: { foe: { damage: 5 } }, activation: { points: 2 } },
    also: [{ value: "figure:health", subject: { figure: "me" }, base: 10, is: 15, because: ["focused-on-the-kill"] }],
  },
]);

attacked(
  "Fly-By is out at 3 spaces",
  { ...shot("jet-trooper-elite", { foe: "d1" }), dice: [1, 4, 0] },
  { foe: { damage: 2 } },
);
attacked(
  "Stun Batons need damage",
  { ...shot("riot-trooper", { foe: "b1" }), dice: [1, 0, 4] },
  { foe: { damage: 0 } },
);
attacked(
  "ACP Scattergun needs an adjacent target",
  { ...shot("trandoshan-hunter-elite"), dice: [1, 4, 0] },
  { foe: { damage: 3 } },
);
attacked(
  "Relentless ends at 3 spaces",
  { ...shot("trandoshan-hunter", { foe: "e1" }), dice: [5, 4, 0] },
  { foe: { damage: 3 } },
);
attacked(
  "Merciless needs a harmful condition",
  { ...shot("hk-assassin-droid-elite", {}, ["pass"]), dice: [1, 1, 2, 0] },
  { foe: { damage: 2 } },
);
attacked(
  "Aim is lost by moving",
  { ...shot("rebel-trooper"), points: 1, choose: ["go:b1", "attack:foe:c1"], dice: [1, 2, 0] },
  { foe: { damage: 1 } },
);

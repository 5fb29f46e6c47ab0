import { abilities } from "@riposte/data-imperial-assault/abilities";
import { gameOf } from "../position.js";
import { prove } from "../proving.js";
import { attacked } from "../shots.js";

interface Library {
  readonly abilities: Readonly<Record<string, { readonly on: readonly { readonly steps: { cards: string[] }[] }[] }>>;
}

/** A Wookiee beside the place where the figure is deployed with its card: one black die, no answer to attacks. */
const wookiee = { id: "foe", at: "b1" };
const placed = (card: string, form: string, answers: readonly (string | number | object)[] = []) => ({
  start: "deployment" as const,
  mine: [{ card, figures: [{ id: "me" }] }],
  theirs: [{ card: "wookiee-warrior-elite", figures: [wookiee, { id: "beside", at: "c1" }] }],
  // Shapeshifters may shift at once
  choose: ["a1", form, ...(card.startsWith("clawdite") ? ["pass"] : []), ...answers] as never,
});

prove([
  { ...placed("clawdite-shapeshifter", "streetrat"), proves: "shape", table: { activation: { points: 2 } } },
  { ...placed("clawdite-shapeshifter", "streetrat"), proves: "fleet", table: { activation: { points: 2 } } },
  // 1 hit gets through, and then a red die shows 3
  {
    ...placed("clawdite-shapeshifter", "streetrat", ["attack:foe:b1", "streetrat:2"]),
    proves: "assassins-blade",
    dice: [0, 1, 0, 4],
    table: { figures: { foe: { damage: 4 } } },
  },
  {
    ...placed("clawdite-shapeshifter", "scout", ["attack:foe:b1", "scout-rifleman#at0@me", "red"]),
    proves: "scout-rifleman",
    dice: [0, 0, 0],
    table: { attacks: { 0: { dice: { 0: { die: "green" }, 1: { die: "blue" } } } } },
  },
  {
    ...placed("clawdite-shapeshifter", "senator", ["dc_special:Senator:0", "hit", "surge"]),
    proves: "dc_special:Senator:0",
    held: { me: ["hit", "surge"] },
  },
  {
    ...placed("clawdite-shapeshifter", "senator", ["attack:foe:b1", "senator:2", "block"]),
    proves: "surge: gain wild token",
    dice: [3, 4, 0],
    held: { me: ["block"] },
  },
  {
    ...placed("purge-trooper", "electrobatons", ["attack:foe:b1"]),
    proves: "imperial-loadout",
    dice: [3, 0, 0],
    also: [{ offers: ["electrobatons:0"] }],
  },
  {
    ...placed("purge-trooper", "electrobatons", ["attack:foe:b1", "electrobatons:2"]),
    proves: "deadly",
    dice: [3, 0, 0],
    table: { attacks: { 0: { modifiers: { 0: { symbol: "dodge", amount: -1 } } } } },
  },
  // 3 hits, 1 blocked; then a green die with 2, and 1 more, 1 blocked
  {
    ...placed("purge-trooper", "electrobatons", ["attack:foe:b1", "flurry-of-blows#at0@me"]),
    proves: "flurry-of-blows",
    dice: [0, 4, 0, 4, 0],
    table: { figures: { foe: { damage: 4 } } },
  },
  // 3 hits, 1 blocked by Ezra's own block, and 1 because of that
  {
    ...placed("purge-trooper", "electrostaff", ["pass", "attack:foe:b1"]),
    theirs: [{ card: "ezra-bridger", figures: [{ id: "foe", at: "b1" }] }],
    proves: "quick-strike",
    dice: [0, 4, 0],
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...placed("purge-trooper", "electrohammer", ["attack:foe:b1"]),
    proves: "electro-pulse",
    dice: [0, 4, 0],
    table: { figures: { me: { damage: 0 }, foe: { damage: 2 }, beside: { damage: 1 } } },
  },
]);

// armies of the first edition have its forms
const [shape] = Object.values(abilities).flatMap((file) => (file as Library).abilities.shape ?? []);
const FFG = structuredClone(shape) as NonNullable<typeof shape>;
for (const { steps } of FFG.on) for (const step of steps) step.cards = ["scout-ffg", "senator-ffg"];
const ffg = {
  game: gameOf(
    Object.fromEntries(
      Object.entries(abilities).map(([file, library]) => {
        const { abilities: all, ...rest } = library as Library;
        return [file, { ...rest, abilities: "shape" in all ? { ...all, shape: FFG } : all }];
      }),
    ),
  ),
};

prove([
  {
    ...ffg,
    ...placed("clawdite-shapeshifter", "scout-ffg", ["attack:foe:b1", "scout-ffg-rifleman#at0@me"]),
    proves: "scout-ffg-rifleman",
    dice: [0, 0, 0],
    table: { attacks: { 0: { dice: { 0: { die: "green" }, 1: { die: "blue" } } } } },
  },
  // red, green and the yellow die: two surges, two tokens
  {
    ...ffg,
    ...placed("clawdite-shapeshifter", "senator-ffg", ["dc_special:Senator (FFG):0", "hit", "evade"]),
    proves: "dc_special:Senator (FFG):0",
    dice: [0, 0, 0],
    held: { me: ["hit", "evade"] },
  },
]);

// the shield stands between, until four points of damage are done to it
prove([
  {
    start: "deployment",
    mine: [{ card: "clawdite-shapeshifter", figures: [{ id: "me" }] }],
    theirs: [{ card: "wookiee-warrior-elite", figures: [{ id: "foe", at: "c1" }] }],
    choose: ["a1", "soldier", "pass", "dc_special:Soldier:0", "b1"],
    proves: "dc_special:Soldier:0",
    table: { smoke: ["b1"] },
    also: [{ notOffers: ["attack:foe:c1"] }],
  },
]);

attacked(
  "Quick Strike does nothing where the defending player changed nothing",
  {
    ...placed("purge-trooper", "electrostaff", ["attack:foe:b1"]),
    dice: [0, 4, 0],
  },
  { foe: { damage: 2 } },
);
attacked(
  "Quick Strike strikes where the defending player rerolled a defense die",
  {
    ...placed("purge-trooper", "electrostaff", ["attack:foe:b1", "foresight#at0@foe", [2]]),
    theirs: [{ card: "darth-vader", figures: [{ id: "foe", at: "b1" }] }],
    dice: [0, 4, 0, 0, 0],
  },
  { foe: { damage: 2 } },
);

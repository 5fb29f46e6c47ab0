import { effectsOf } from "@riposte/kernel";
import { describe, test } from "vitest";
import type { AttackInstead } from "../../src/attack/attack.js";
import type { ImperialAssault } from "../../src/index.js";
import { at, group, table } from "../position.js";
import { gameOfTricks } from "./tricks.js";

const effects = effectsOf<ImperialAssault>();

/** The emperor, Pierce 3 with red and green, makes an attack that brings something with it; it is looked at as it is declared. */
const declared = (instead: AttackInstead, dice: readonly number[] = []) => {
  const attack = effects.call("attack", {
    attacker: "emperor",
    defender: "rebel",
    targetSpace: "e1",
    seat: 1,
    instead,
  });
  return at({
    game: gameOfTricks([
      { window: "activation:act", key: "strike", seat: 1, effects: [attack] },
      { window: "attack:declare", key: "look", seat: 1, effects: [] },
    ]),
    rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
    imperials: [group("emperor-palpatine", { emperor: "d1" })],
    initiative: 1,
    activating: { figure: "emperor", actions: 1 },
    dice,
  }).choose("strike");
};
const attack = (part: object) => table({ attacks: { 0: part } });
const printed = { keyword: "pierce", amount: 3, by: "emperor-palpatine" };

describe("an attack that an ability supplies", () => {
  test("is as printed where nothing is said", () => {
    declared({})
      .expect(attack({ type: "melee", pool: ["red", "green"], modifiers: [], grants: [printed], free: null }))
      .expect(attack({ by: undefined, plain: undefined }))
      .waits()
      .done();
  });

  test("keeps the printed keywords, and adds its own under its name", () => {
    declared({ by: "lightning", keywords: { pierce: 1, conditions: ["stun"] } })
      .expect(
        attack({
          by: "lightning",
          plain: undefined,
          keywords: { pierce: 4, blast: 0, cleave: [], recover: 0, conditions: ["stun"] },
          grants: [
            printed,
            { keyword: "pierce", amount: 1, by: "lightning" },
            { keyword: "stun", amount: 1, by: "lightning" },
          ],
        }),
      )
      .waits()
      .done();
  });

  test("adds keywords in the name of the figure's card when it has none", () => {
    declared({ keywords: { blast: 1 } })
      .expect(attack({ grants: [printed, { keyword: "blast", amount: 1, by: "emperor-palpatine" }] }))
      .waits()
      .done();
  });

  test("has none of the printed keywords when it is plain, only those it brings", () => {
    declared({ plain: true, by: "lightning", keywords: { cleave: [2] } })
      .expect(attack({ plain: true, grants: [{ keyword: "cleave", amount: 2, by: "lightning" }] }))
      .waits()
      .done();
  });

  test("starts with its modifiers, and they count", () => {
    // red 1 hit; black 1 block, which Pierce ignores
    declared({ pool: ["red"], modifiers: [{ symbol: "hit", amount: 2, by: "lightning" }] }, [0, 0])
      .expect(attack({ pool: ["red"], modifiers: [{ symbol: "hit", amount: 2, by: "lightning" }] }))
      .pass()
      .event("attack:hit", { attacker: "emperor", defender: "rebel", damage: 3 })
      .waits()
      .done();
  });
});

test("each printed keyword comes with the attack", () => {
  const keywordsOf = (card: string) =>
    at({
      game: gameOfTricks([{ window: "attack:declare", key: "look", seat: 1, effects: [] }]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      imperials: [group(card, { mine: "d1" })],
      initiative: 1,
      activating: { figure: "mine", actions: 1 },
    }).choose("attack:rebel:e1");
  const none = { pierce: 0, blast: 0, cleave: [], recover: 0, conditions: [] };
  const cases = {
    "fifth-brother": { ...none, cleave: [1] },
    flametrooper: { ...none, conditions: ["weaken"] },
    krrsantan: { ...none, pierce: 1, conditions: ["bleed"] },
  };
  for (const [card, keywords] of Object.entries(cases)) keywordsOf(card).expect(attack({ keywords })).waits().done();
});

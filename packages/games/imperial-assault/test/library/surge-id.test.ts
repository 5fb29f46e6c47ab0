import { expect, test } from "vitest";
import { parseSurgeId, spellSurge } from "../../src/library/surge-id.js";
import { gameFacts } from "../facts/game-facts.js";

const cards = Object.values(gameFacts().deployment);
const surges = cards.flatMap((card) => ("surges" in card ? card.surges : []));

test.each([
  ["damage 1", { hit: 1 }],
  ["damage 4", { hit: 4 }],
  ["+1 hit", { hit: 1 }],
  ["pierce 2", { pierce: 2 }],
  ["pierce 1, weaken", { pierce: 1, conditions: ["weaken"] }],
  ["cleave 1", { cleave: 1 }],
  ["cleave 2", { cleave: 2 }],
  ["+2 accuracy, pierce 1", { accuracy: 2, pierce: 1 }],
  ["accuracy 3", { accuracy: 3 }],
  ["+2 hit, -2 accuracy", { hit: 2, accuracy: -2 }],
  ["blast 1, recover 1", { blast: 1, recover: 1 }],
  ["weaken, stun", { conditions: ["weaken", "stun"] }],
  ["Focus", { conditions: ["focus"] }],
  ["hidden", { conditions: ["hide"] }],
  ["bleed", { conditions: ["bleed"] }],
  ["gain hit token", { tokens: ["hit"] }],
  ["gain 2 hit token", { tokens: ["hit", "hit"] }],
  ["gain wild power token", { tokens: ["wild"] }],
  ["stun, gain evade token", { conditions: ["stun"], tokens: ["evade"] }],
  ["cleave x", { cleave: { surgesRolled: 1 } }],
  ["recover x", { recover: { surgesRolled: 1 } }],
])("the spelling %j is read", (id, surge) => {
  expect(parseSurgeId(id)).toEqual({ ok: true, surge });
});

test("a named surge ability is read by its name or id, if somebody owns it", () => {
  expect(parseSurgeId("Assassin's Blade", ["assassins-blade"])).toEqual({
    ok: true,
    surge: { ability: "assassins-blade" },
  });
  expect(parseSurgeId("stun-net", ["stun-net"])).toEqual({ ok: true, surge: { ability: "stun-net" } });
  expect(parseSurgeId("stun-net")).toMatchObject({ ok: false });
});

test.each([
  ["pierse 1", 'No surge ability is spelled "pierse 1". Did you mean "pierce 1"?', "pierce 1"],
  ["pierce 1, weeken", 'No surge ability is spelled "weeken" in "pierce 1, weeken". Did you mean "weaken"?', "weaken"],
  ["pierce 0", 'No surge ability is spelled "pierce 0". Did you mean "pierce 1"?', "pierce 1"],
])("the spelling %j is refused with the nearest known one", (id, message, near) => {
  expect(parseSurgeId(id)).toEqual({ ok: false, message, nearest: near });
});

test.each(["", "pierce", "1", "hit", "+1 hit 2", "constructor", "gain toString token", "frobnicate the bizzle"])(
  "the spelling %j is refused",
  (id) => {
    expect(parseSurgeId(id).ok).toBe(false);
  },
);

test("every surge ability of the facts survives spelling and reading", () => {
  const named = surges.flatMap(({ ability }) => ability ?? []);
  for (const { surgeCost: _, ...surge } of surges) {
    expect(parseSurgeId(spellSurge(surge), named)).toEqual({ ok: true, surge });
  }
});

test("the facts have 445 surge abilities of these forms", () => {
  const counts: Record<string, number> = {};
  for (const surge of surges) {
    const form =
      surge.ability === undefined ? `${spellSurge(surge)}${surge.surgeCost === 2 ? " (cost 2)" : ""}` : "named";
    counts[form] = (counts[form] ?? 0) + 1;
  }
  expect(surges).toHaveLength(445);
  expect(counts).toMatchInlineSnapshot(`
    {
      "+1 accuracy": 5,
      "+1 accuracy, pierce 1": 2,
      "+1 hit": 53,
      "+1 hit, +1 accuracy": 3,
      "+1 hit, +2 accuracy": 5,
      "+1 hit, +3 accuracy": 1,
      "+1 hit, -1 accuracy": 1,
      "+1 hit, blast 1": 1,
      "+1 hit, bleed": 1,
      "+1 hit, cleave 1": 1,
      "+1 hit, pierce 1": 4,
      "+1 hit, stun": 2,
      "+1 hit, weaken": 3,
      "+2 accuracy": 37,
      "+2 accuracy, hide": 1,
      "+2 accuracy, pierce 1": 9,
      "+2 accuracy, recover 1": 1,
      "+2 accuracy, weaken": 2,
      "+2 hit": 86,
      "+2 hit, +1 accuracy": 2,
      "+2 hit, +2 accuracy": 1,
      "+2 hit, -2 accuracy": 1,
      "+2 hit, hide": 1,
      "+3 accuracy": 14,
      "+3 hit (cost 2)": 1,
      "blast 1": 8,
      "blast 1, cleave 1": 1,
      "blast 1, recover 1": 1,
      "blast 2": 4,
      "blast 3 (cost 2)": 1,
      "bleed": 8,
      "cleave 1": 4,
      "cleave 2": 9,
      "cleave 3": 2,
      "cleave x": 1,
      "focus": 9,
      "gain block token": 5,
      "gain evade token": 2,
      "gain hit token": 5,
      "gain hit token, gain hit token": 1,
      "gain wild token": 2,
      "hide": 3,
      "named": 21,
      "pierce 1": 24,
      "pierce 1, hide": 2,
      "pierce 1, stun": 1,
      "pierce 1, weaken": 1,
      "pierce 2": 35,
      "pierce 2 (cost 2)": 1,
      "pierce 2, bleed": 1,
      "pierce 3": 17,
      "recover 1": 4,
      "recover 2": 11,
      "recover 3": 1,
      "recover x": 1,
      "stun": 11,
      "stun, gain evade token": 1,
      "weaken": 6,
      "weaken, focus": 1,
      "weaken, stun": 2,
    }
  `);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { parseLibrary } from "../../src/library/parse-library.js";
import type { LibraryRegistry } from "../../src/library/registry.js";
import { traitNamed } from "../../src/library/trait-name.js";

const registry: LibraryRegistry = {
  surge: { surge: z.strictObject({ surgeCost: z.int().min(1).default(1) }) },
  "cc-effects": {
    ccEffect: z.strictObject({
      draw: z.int().min(1).optional(),
      discardIfNotTrait: z.string().optional(),
      discardFromDrawn: z.int().optional(),
      vpCondition: z.strictObject({ opponentHasAtLeastMore: z.int() }).optional(),
    }),
  },
  "power-tokens": { ccEffect: z.strictObject({ powerTokenGain: z.int().min(1).max(2).optional() }) },
  "dc-abilities": { specialAction: z.strictObject({}) },
};

test("entries are read verbatim", () => {
  const parsed = parseLibrary(
    {
      source: "library",
      abilities: {
        "damage 1": { type: "surge", label: "+1 Hit" },
        "damage 4": { type: "surge", surgeCost: 2, label: "+4 Hits" },
        "There is Another": { type: "ccEffect", label: "Draw 1 Command card", draw: 1 },
        Planning: { type: "ccEffect", draw: 2, discardIfNotTrait: "LEADER", discardFromDrawn: 1, wiredStatus: "wired" },
        "Battle Scars": { type: "ccEffect", powerTokenGain: 1, logMessage: "gains a token" },
        my_ability_id: { type: "specialAction", label: "Do X" },
      },
    },
    { registry },
  );
  expect(parsed).toEqual({
    ok: true,
    library: {
      source: "library",
      entries: {
        "damage 1": {
          id: "damage 1",
          type: "surge",
          label: "+1 Hit",
          owned: { surge: { surgeCost: 1 } },
          surge: { hit: 1 },
        },
        "damage 4": {
          id: "damage 4",
          type: "surge",
          label: "+4 Hits",
          owned: { surge: { surgeCost: 2 } },
          surge: { hit: 4, surgeCost: 2 },
        },
        "There is Another": {
          id: "There is Another",
          type: "ccEffect",
          label: "Draw 1 Command card",
          owned: { "cc-effects": { draw: 1 }, "power-tokens": {} },
        },
        Planning: {
          id: "Planning",
          type: "ccEffect",
          label: "Planning",
          wiredStatus: "wired",
          owned: { "cc-effects": { draw: 2, discardIfNotTrait: "LEADER", discardFromDrawn: 1 }, "power-tokens": {} },
        },
        "Battle Scars": {
          id: "Battle Scars",
          type: "ccEffect",
          label: "Battle Scars",
          logMessage: "gains a token",
          owned: { "cc-effects": {}, "power-tokens": { powerTokenGain: 1 } },
        },
        my_ability_id: { id: "my_ability_id", type: "specialAction", label: "Do X", owned: { "dc-abilities": {} } },
      },
    },
  });
});

test("what nobody owns is reported with its path and the nearest name, all at once", () => {
  expect(
    problemsOf({
      Planning: { type: "ccEffect", drow: 2 },
      Tokens: { type: "ccEffect", draw: "2", powerTokenGain: 3 },
      Odds: { type: "ccEffect", vpCondition: { opponentHasAtLeastMor: 8 } },
      "pierce 1, weakn": { type: "surge" },
      Cost: { type: "specialAction", surgeCost: 2 },
      Aura: { type: "passive", label: "Aura" },
      Typo: { type: "ccEfect" },
      Status: { type: "ccEffect", wiredStatus: "wirde" },
    }),
  ).toEqual([
    'abilities.Typo.type: "ccEfect" is not known here. Did you mean "ccEffect"?',
    'abilities["Planning"].drow: No plugin owns the property "drow" of ccEffect entries. Did you mean "draw"?',
    'abilities["Tokens"].draw: Invalid input: expected number, received string',
    'abilities["Tokens"].powerTokenGain: Too big: expected number to be <=2',
    'abilities["Odds"].vpCondition.opponentHasAtLeastMore: Invalid input: expected number, received undefined',
    'abilities["Odds"].vpCondition: "opponentHasAtLeastMor" is no field of it. Did you mean "opponentHasAtLeastMore"?',
    'abilities["pierce 1, weakn"]: No surge ability is spelled "weakn" in "pierce 1, weakn". Did you mean "weaken"?',
    'abilities["Cost"].surgeCost: No plugin owns the property "surgeCost" of specialAction entries. It belongs to surge entries.',
    'abilities["Aura"].type: No plugin owns the type "passive"; here there are surge, specialAction, ccEffect.',
    'abilities["Status"].wiredStatus: "wirde" is not known here. Did you mean "wired"?',
  ]);
});

test("without the plugin that owns it, a property is unowned", () => {
  const { "power-tokens": _, ...without } = registry;
  const json = { source: "library", abilities: { "Battle Scars": { type: "ccEffect", powerTokenGain: 1 } } };
  expect(parseLibrary(json, { registry }).ok).toBe(true);
  expect(parseLibrary(json, { registry: without }).ok).toBe(false);
});

test.each([
  null,
  [],
  "text",
  {},
  { source: "x" },
  { source: 1, abilities: {} },
  { source: "x", abilities: { a: null } },
])("%j is no library", (json) => {
  expect(parseLibrary(json, { registry }).ok).toBe(false);
});

test("two owners of one property are a mistake of the programmer", () => {
  const twice = { ...registry, other: { surge: z.strictObject({ surgeCost: z.int() }) } };
  const json = { source: "x", abilities: { "pierce 1": { type: "surge" } } };
  expect(() => parseLibrary(json, { registry: twice })).toThrow(
    'DECLARATION_INVALID: "other" and "surge" both own the property "surgeCost" of surge entries.',
  );
});

test("traits are known whatever their spelling", () => {
  expect(["LEADER", "FORCE USER", "Heavy Weapon", "WOOKIE", "wookiee"].map(traitNamed)).toEqual([
    "leader",
    "force-user",
    "heavy-weapon",
    "wookiee",
    "wookiee",
  ]);
  expect(traitNamed("PLUMBER")).toBeUndefined();
});

function problemsOf(abilities: unknown): readonly string[] {
  const parsed = parseLibrary({ source: "test", abilities }, { registry });
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

import { expect, test } from "vitest";
import { missionsOffered, warhammerContext, warhammerGame } from "../../../src/games/warhammer-40k/index.js";
import { setupOf, withUsual } from "../../../src/index.js";

const { setup, voice } = warhammerGame;

test("a battle of the 11th edition has mission cards unless somebody says none, one of the 10th never", () => {
  const later = "11e-2026-10";
  expect(setupOf(setup, { edition: later })).toEqual({ edition: later, missions: {} });
  expect(setupOf(setup, { edition: later, mission: "none" })).toEqual({ edition: later, missions: "none" });
  expect(setupOf(setup, { mission: "none", secondary: "press-on+behind-them" })).toEqual({});
  expect(setupOf(setup, { edition: later, mission: "stand-fast", secondary: "a+b,tactical" })).toEqual({
    edition: later,
    missions: { primary: ["stand-fast", "stand-fast"], secondary: [["a", "b"], "tactical"] },
  });
  // a written position says itself what is played for
  expect(withUsual(setup, { edition: later, position: {} })).toEqual({ edition: later, position: {} });
});

test("ready armies of the 11th edition have detachments with a force disposition, those of the 10th none", () => {
  const detachments = (edition: "10" | "11") =>
    Object.values(warhammerContext(edition).armies).map(({ army }) => army.detachment?.disposition);
  expect([detachments("10"), detachments("11")]).toEqual([
    [undefined, undefined],
    ["Take and Hold", "Purge the Foe"],
  ]);
  const { sides, secondary } = missionsOffered(["ember-host", null]);
  expect(sides.map(({ usual, open }) => [usual?.id, open.map(({ id }) => id)])).toEqual([
    ["stand-fast", ["stand-fast", "map-the-field"]],
    [undefined, []],
  ]);
  expect(secondary.length).toBeGreaterThan(2);
});

test("a mission card is described by the edition that has it", () => {
  expect(voice.told?.(["eleventh-edition"]).describe?.("stand-fast")).toMatchObject({
    name: "Stand Fast",
    kind: "Primary mission",
  });
  expect(voice.describe?.("stand-fast")).toBeUndefined();
});

import { expect, test } from "vitest";
import { z } from "zod";
import { composeList, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Match, needs, type Owns, visible } from "../../src/index.js";
import { type Workshop, worked, workshop } from "../fixtures/workshop.js";

const declared = declarePlugin({
  name: "apprentice",
  version: "0.1.0",
  requires: [needs<Workshop>({ name: "workshop" }, "*")],
  slice: {
    version: 1,
    schema: z.strictObject({ yawns: z.number() }),
    initial: () => ({ yawns: 0 }),
    visibility: { yawns: visible.all },
  },
  effects: { "apprentice:yawn": z.strictObject({}) },
});
interface Apprentice extends Owns<typeof declared> {}

/** Yawns at every note. */
const apprentice = definePlugin<Apprentice>(declared, {
  effects: {
    "apprentice:yawn": (slice) => {
      slice.yawns += 1;
    },
  },
  on: { "workshop:noted": (_event, match) => match.queue({ type: "apprentice:yawn" }) },
});

/** How often something was computed, remembered of these plugins, at each of three moments. */
function computed(of: readonly string[]): readonly number[] {
  let times = 0;
  const counts: number[] = [];
  const look = (match: Match<Workshop>) => {
    counts.push(match.cached("workshop:count", of, () => ++times));
  };
  const game = composeList<never>([
    workshop((match) => {
      look(match);
      look(match);
      match.queue({ type: "workshop:note", what: "x" });
    }),
    apprentice,
  ]);
  const match = startMatch(game, { seed: 1 });
  match.answer(0, "work");
  match.answer(0, "work");
  return counts;
}

test("something remembered is computed once until its plugin has acted", () => {
  // the effect that asks is over before the next one begins: what it remembered is gone with it
  expect(computed(["workshop"])).toEqual([1, 1, 2, 2]);
  expect(computed(["apprentice"])).toEqual([1, 1, 2, 2]);
  expect(computed(["apprentice", "workshop"])).toEqual([1, 1, 2, 2]);
  expect(computed([])).toEqual([1, 1, 1, 1]);
});

test("what was remembered in the middle of an effect does not outlast it", () => {
  const jars: number[] = [];
  const count = (match: Match<Workshop>) => {
    jars.push(match.cached("workshop:jars", ["workshop"], () => match.slices.workshop.shelf.jars));
  };
  worked(
    (match, slice) => {
      count(match);
      match.own(slice, "shelf").jars = 5;
      match.publish("workshop:noted", { what: "counted" });
    },
    { on: { "workshop:noted": (_event, match) => count(match) } },
  );
  expect(jars).toEqual([0, 5]);
});

test("remembering something of a plugin that does not play is refused", () => {
  expect(worked((match) => void match.cached("workshop:x", ["smithy"], () => 1)).told).toBe(
    'UNKNOWN_NAME: "workshop" (effect "workshop:work") remembers something of "smithy", which is not composed.',
  );
});

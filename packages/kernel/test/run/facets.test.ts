import { expect, test } from "vitest";
import { type AnyPlugin, composeList, simulateMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, needs } from "../../src/index.js";
import { type Shelves, type ShelvesMatch, shelves } from "./shelves.js";

/** How often the jars were counted, remembered of what is named, after each of these answers. */
function counted(of: readonly string[], answers: readonly string[]): readonly number[] {
  let times = 0;
  const counter = definePlugin(
    declarePlugin({ name: "counter", version: "0.1.0", requires: [needs<Shelves>({ name: "shelves" }, "*")] }),
    {
      effects: {},
      modify: {
        "shelves:worth": (_subject: null, match: ShelvesMatch) => {
          match.cached("counter:jars", of, () => ++times);
          return undefined;
        },
      },
    },
  );
  const simulation = simulateMatch(composeList<Shelves>([shelves, counter as AnyPlugin]), { seed: 1 });
  return ["", ...answers].map((answer) => {
    if (answer !== "") simulation.enter(answer);
    simulation.explain("shelves:worth", null, 0);
    return times;
  });
}

test("what is remembered of a facet outlasts effects that do not write it", () => {
  expect(counted(["shelves/jars"], ["dust", "fill", "dust"])).toEqual([1, 1, 2, 2]);
  expect(counted(["shelves"], ["dust", "fill", "dust"])).toEqual([1, 2, 3, 4]);
});

test("what is remembered of a kind of what lasts outlasts all other kinds", () => {
  expect(counted(["shelves:offer"], ["rain", "offer", "dust"])).toEqual([1, 1, 2, 2]);
});

test.each([startMatch, simulateMatch])(
  "a checked match refuses an effect that writes a facet and does not say so: %o",
  (begin) => {
    const match = begin(composeList<Shelves>([shelves]), { seed: 1, checks: true }) as ReturnType<typeof simulateMatch>;
    const say = (answer: string) =>
      "line" in match ? (match as never as Play).answer(0, answer) : match.answer(answer);
    say("fill");
    say("dust");
    expect(say("sell")).toMatchObject({
      code: "FACET_WRITTEN",
      reason:
        '"shelves" (effect "shelves:sell") writes "shelves/jars" and does not say so. Add "shelves:sell" to what the facet is written by.',
    });
  },
);

interface Play {
  answer(seat: number, answer: string): { readonly ok: boolean };
}

test("only effects of the plugin itself are said to write its facets", () => {
  const facets = { jars: { ...shelves.declared.facets.jars, writtenBy: ["shelves:fill", "shelves:drop"] } };
  const other = { ...shelves, declared: { ...shelves.declared, facets } } as AnyPlugin;
  expect(() => composeList([other])).toThrow(
    'Plugin "shelves" says that "shelves:drop" writes its facet "jars", which is no effect of it.',
  );
});

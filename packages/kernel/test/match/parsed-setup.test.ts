import { expect, test } from "vitest";
import { compose, resumeMatch, simulateMatch, startMatch } from "../../src/entry/run.js";
import { definePlugin } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";
import { workshop } from "../fixtures/workshop.js";

/** The coin game, which begins with the rolls of its setup: a list of its own, or the very list. */
const beginningWith = (initial: (rolls: number[]) => number[]) => {
  const { declared, behaviour } = coin;
  const parseSetup = () => ({ rolls: [6] });
  const slice = {
    ...declared.slice,
    initial: ({ rolls }: { rolls: number[] }) => ({ points: 0, rolls: initial(rolls) }),
  };
  return compose([
    definePlugin({ ...declared, slice } as never, { ...behaviour, game: { ...behaviour.game, parseSetup } } as never),
  ]);
};

const setup = {};
const SAFE_SEED = 2; // no ones among its first rolls

test.each([
  ["copies", (rolls: number[]) => [...rolls]],
  ["takes over", (rolls: number[]) => rolls],
] as const)("many simulations of a game that %s lists of its setup begin alike", (_how, initial) => {
  const game = beginningWith(initial);
  for (let time = 0; time < 4; time++) {
    const simulation = simulateMatch(game, { seed: SAFE_SEED, setup });
    const { coin: table } = simulation.slices as { readonly coin: { readonly rolls: readonly number[] } };
    expect(table).toEqual({ points: 0, rolls: [6] });
    expect(simulation.enter("roll")).toBeUndefined();
    expect(table.rolls).toHaveLength(2);
  }
});

test.each([0, 1, 2])("after %i matches with the same setup a failing input is taken back all the same", (before) => {
  const game = compose([
    workshop((match, slice) => {
      match.own(slice, "shelf").jars += 1;
      if (slice.shelf.jars === 3) throw new Error("the shelf is full");
    }),
  ]);
  for (let time = 0; time < before; time++) simulateMatch(game, { seed: 1 }).enter("work");
  const simulation = simulateMatch(game, { seed: 1 });
  expect(simulation.enter("work")).toBeUndefined();
  expect(simulation.enter("work")).toBeUndefined();
  const state = simulation.snapshot();
  expect(simulation.enter("work")).toMatchObject({ code: "HANDLER_FAILED" });
  expect(simulation.snapshot()).toEqual(state);
});

test("matches resumed with the same options parse them once, unless they were written into", () => {
  let parsed = 0;
  const { declared, behaviour } = coin;
  const parseSetup = (options: unknown) => {
    parsed += 1;
    return options;
  };
  const game = compose([
    definePlugin(declared as never, { ...behaviour, game: { ...behaviour.game, parseSetup } } as never),
  ]);
  const options = { rolls: 1 };
  const snapshot = startMatch(game, { seed: SAFE_SEED, setup: options }).snapshot();
  parsed = 0;
  for (let time = 0; time < 3; time++) resumeMatch(game, snapshot, { seed: SAFE_SEED, setup: options });
  expect(parsed).toBe(1);
  options.rolls = 2;
  expect(resumeMatch(game, snapshot, { seed: SAFE_SEED, setup: options }).setup).toEqual({ rolls: 2 });
  expect(parsed).toBe(2);
});

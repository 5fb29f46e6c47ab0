import { expect, test } from "vitest";
import { z } from "zod";
import { composeList, loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Owns, visible } from "../../src/index.js";
import { coin, coinGame } from "../fixtures/coin.js";

/** A side plugin as it changes over time: version 2 keeps a list where version 1 kept a number. */
const tally = (version: string, slice: 1 | 2, migrates = true) => {
  const declared = declarePlugin({
    name: "tally",
    version,
    slice: {
      version: slice,
      schema: z.object(slice === 1 ? { count: z.number() } : { marks: z.array(z.number()) }) as z.ZodType<
        Record<string, unknown>
      >,
      initial: () => (slice === 1 ? { count: 3 } : { marks: [] }),
      migrate: migrates
        ? { 1: ({ count }: { count: number }) => ({ marks: Array.from({ length: count }, () => 1) }) }
        : {},
      visibility: { count: visible.all, marks: visible.all } as never,
    },
  });
  interface Tally extends Owns<typeof declared> {}
  return definePlugin<Tally>(declared, { effects: {} });
};

const saved = (...plugins: Parameters<typeof composeList>[0]) => {
  const match = startMatch(composeList(plugins), { seed: 2 });
  match.answer(0, "roll");
  match.answer(0, "roll");
  return JSON.parse(JSON.stringify(saveMatch(match)));
};

test("loading under a newer plugin migrates its slice step by step", () => {
  const match = loadMatch(composeList([coin, tally("0.2.0", 2)]), saved(coin, tally("0.1.0", 1)));
  expect((match.slices as Record<string, unknown>).tally).toEqual({ marks: [1, 1, 1] });
  expect(match.answer(0, "stop")).toMatchObject({ ok: true });
});

test("a migrated match saves and loads again", () => {
  const game = composeList([coin, tally("0.2.0", 2)]);
  const match = loadMatch(game, saved(coin, tally("0.1.0", 1)));
  match.answer(0, "stop");
  expect(loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(match.hash());
});

test("a missing migration, an older plugin, a missing and an added plugin are refused", () => {
  const old = saved(coin, tally("0.1.0", 1));
  expect(() => loadMatch(composeList([coin, tally("0.2.0", 2, false)]), old)).toThrow("MIGRATION_MISSING");
  expect(() => loadMatch(composeList([coin, tally("0.1.0", 1)]), saved(coin, tally("0.2.0", 2)))).toThrow(
    "older than the 0.2.0",
  );
  expect(() => loadMatch(coinGame(), old)).toThrow('"tally" 0.1.0 is missing here');
  expect(() => loadMatch(composeList([coin, tally("0.1.0", 1)]), saved(coin))).toThrow("was not part of the match");
});

test("a truncated save, an edited one and one with unknown fields are refused with a code", () => {
  const save = saved(coin);
  const { inputs: _inputs, ...truncated } = save;
  expect(() => loadMatch(coinGame(), truncated)).toThrow("SAVE_MALFORMED");
  expect(() => loadMatch(coinGame(), "riposte")).toThrow("SAVE_MALFORMED");
  expect(() => loadMatch(coinGame(), { ...save, extra: 1 })).toThrow("SAVE_MALFORMED");
  const richer = structuredClone(save);
  richer.snapshot.slices.coin.points = 99;
  expect(() => loadMatch(coinGame(), richer)).toThrow("SAVE_ALTERED");
});

test("a plugin that changed its rules under the same version is found out on load", () => {
  const save = saved(coin);
  const richer = definePlugin({ ...coin.declared, name: "coin" } as never, {
    ...coin.behaviour,
    effects: { ...coin.behaviour.effects, "coin:roll": () => undefined },
  });
  expect(() => loadMatch(composeList([richer]), save)).toThrow("SAVE_DIVERGED");
});

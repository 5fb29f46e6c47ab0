import { expect, test } from "vitest";
import { z } from "zod";
import type { Requirement } from "../../src/entry/inferred.js";
import { composeList } from "../../src/entry/run.js";
import { declarePlugin, definePlugin } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

test("no plugin owns what is the kernel's", () => {
  const greedy = definePlugin(
    declarePlugin({
      name: "greedy",
      version: "0.1.0",
      effects: { "kernel:end": z.strictObject({}) },
      events: { "kernel:answered": z.strictObject({}) },
    }),
    { effects: { "kernel:end": () => undefined } } as never,
  );
  expect(() => composeList([coin, greedy])).toThrow('The effect "kernel:end" is owned by "kernel" and by "greedy"');
  expect(() => composeList([coin, greedy])).toThrow('The event "kernel:answered" is owned by "kernel" and by "greedy"');
});

test("an absent optional plugin does not hide a slip of the pen", () => {
  const declared = declarePlugin({
    name: "typo",
    version: "0.1.0",
    requires: [{ name: "coin", range: "*" } as Requirement<never>],
    uses: [{ name: "absent", range: "*" } as Requirement<never>],
  });
  const plugin = definePlugin(declared, {
    effects: {},
    on: { "coin:roled": () => undefined, "absent:gained": () => undefined },
  } as never);
  expect(() => composeList([coin, plugin])).toThrow('Did you mean "coin:rolled"?');
  expect(() => composeList([coin, plugin])).not.toThrow("absent:gained");
});

import { expect, test } from "vitest";
import { z } from "zod";
import { composeList } from "../../src/entry/run.js";
import { declarePlugin, definePlugin } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

test("an offer at a queue window is refused at composition, because nobody would be asked", () => {
  const declared = declarePlugin({
    name: "after",
    version: "0.1.0",
    windows: { "after:all": { subject: z.strictObject({}), protocol: "queue" } },
  });
  const plugin = definePlugin(declared, { effects: {}, offer: { "after:all": () => [] } } as never);
  expect(() => composeList([coin, plugin])).toThrow('"after" offers at "after:all", whose protocol is queue');
});

test("only the owner of a window may shut it", () => {
  const declared = declarePlugin({ name: "meddler", version: "0.1.0" });
  const plugin = definePlugin(declared, { effects: {}, shut: { "coin:tossed": () => true } } as never);
  expect(() => composeList([coin, plugin])).toThrow('"meddler" shuts the window "coin:tossed", which it does not own');
});

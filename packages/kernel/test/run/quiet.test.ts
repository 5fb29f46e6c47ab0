import { expect, test } from "vitest";
import { z } from "zod";
import { type AnyPlugin, composeList, simulateMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Interest, interested, needs } from "../../src/index.js";
import { type Shelves, type ShelvesMatch, shelves } from "./shelves.js";

const SALES = { windows: ["shelves:sale"], values: ["shelves:worth"], effects: ["shelves:dust"] } as const;

const declared = declarePlugin({
  name: "buyer",
  version: "0.1.0",
  requires: [needs<Shelves>({ name: "shelves" }, "*")],
  values: { "buyer:calm": { kind: "flag", subject: z.null(), means: "Is it quiet?" } },
});

/** Whether sales are quiet after each of these answers, for somebody who buys at them. */
function quietAfter(answers: readonly string[], interest: Interest | undefined, hold: "auto" | "always" = "auto") {
  const options = () => [];
  const plugin = definePlugin(
    declared as never,
    {
      effects: {},
      offer: { "shelves:sale": interest === undefined ? options : interested(interest, options) },
      modify: {
        "buyer:calm": (_subject: null, match: ShelvesMatch) =>
          match.isQuiet(SALES) ? match.add(1, "quiet") : undefined,
      },
    } as never,
  );
  const simulation = simulateMatch(composeList<Shelves>([shelves, plugin as AnyPlugin]), { seed: 1, hold });
  return answers.map((answer) => {
    simulation.enter(answer);
    return simulation.explain<number>("buyer:calm", null, 0).value === 1;
  });
}

const inOffers: Interest = {
  of: ["shelves:offer"],
  could: (match: ShelvesMatch) => match.lasting("shelves:offer").length > 0,
};

test("moments are quiet as long as nobody has an interest in them", () => {
  expect(quietAfter(["dust", "rain", "offer"], inOffers)).toEqual([true, true, false]);
});

test("moments are never quiet for whoever does not say when it could act", () => {
  expect(quietAfter(["dust"], undefined)).toEqual([false]);
});

test("windows are not quiet for seats that pause for more than they can do", () => {
  expect(quietAfter(["dust"], inOffers, "always")).toEqual([false]);
});

import { expect, test } from "vitest";
import { stage } from "../../src/index.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

test("an ability acts from a position made for it, and changes something", () => {
  const staged = stage(coinGame(), { dice: { dice: [2, 6] } }, { ability: "luck:six", choices: ["roll", "roll"] });
  expect(staged).toMatchObject({ tries: 1, inputs: 2 });
  expect(staged.changes.map(({ path }) => path)).toEqual(["coin.points", "coin.rolls", "luck.sixes"]);
});

test("choices that are not written are random, and several tries are made", () => {
  const staged = stage(
    coinGame(),
    { slices: { coin: { points: 9 } } },
    {
      until: ({ outcome }) => outcome !== null,
      observe: ({ outcome }) => outcome,
    },
  );
  expect(staged.changes).toMatchObject([{ expected: null }]);
});

test("an ability that is not reached fails with the reason", () => {
  expect(() => stage(coinGame(), {}, { ability: "luck:seven", tries: 2, maxInputs: 3 })).toThrow(
    /SCENARIO_FAILED.*"luck:seven" does not act in 2 tries:\n- it is not reached/,
  );
});

test("an ability that acts without changing anything fails", () => {
  const idle = luck({ effects: { "luck:note": () => undefined } });
  const options = {
    ability: "luck:six",
    choices: ["roll"],
    tries: 1,
    maxInputs: 1,
    observe: ({ slices }: { slices: { luck: unknown } }) => slices.luck,
  };
  expect(() => stage(coinGame(coin(), idle), { dice: { dice: [6] } }, options)).toThrow("it acts, and nothing changes");
});

test("a choice that is refused fails with the refusal", () => {
  expect(() => stage(coinGame(), {}, { ability: "luck:six", choices: ["fly"], tries: 1 })).toThrow("NOT_AN_OPTION");
});

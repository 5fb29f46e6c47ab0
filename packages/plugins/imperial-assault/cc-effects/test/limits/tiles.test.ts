import { files } from "@riposte/data-imperial-assault";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { ccEffects } from "../../src/index.js";
import { openField } from "../open-field.js";
import { group, setupAt } from "../position.js";

/** At the start of a round with Set a Trap in hand, on the open field with these tiles. */
function starting(tiles: typeof openField.tiles) {
  const context = contextOrThrow(files, [{ ...openField, tiles }]);
  const game = composeList([imperialAssault(context), skirmishSteps(context), ccEffects(context, commandEffects)]);
  const setup = setupAt({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d6" })],
    hand: ["set-a-trap"],
    start: "round",
  });
  return startMatch(game, { seed: 1, setup, hold: "always" });
}

test("on a map whose tiles are not known, a card that asks for one is refused, and says so", () => {
  const match = starting({});
  expect(match.answer(0, "cc:set-a-trap")).toMatchObject({
    ok: false,
    message: { id: "cc:no-tiles", params: { card: "Set a Trap" } },
  });
  expect(starting(openField.tiles).answer(0, "cc:set-a-trap")).toMatchObject({ ok: true });
});

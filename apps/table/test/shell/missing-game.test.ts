import { findGame, GAMES } from "@riposte/hosting";
import { expect, test } from "vitest";
import { gameNamedBy } from "../../src/shell/missing-game.js";

test("a save of a game that is not here says which, and how the page gets it; what is no save names none", () => {
  const [{ id = "" } = {}] = GAMES;
  expect(gameNamedBy({ game: id })).toBe(findGame(id));
  expect(() => gameNamedBy({ game: "nowhere" })).toThrow(
    'It is of the game "nowhere", which is not here. Serve the page with the file of that game: riposte serve --game FILE.',
  );
  for (const save of [undefined, null, {}, "words"]) expect(gameNamedBy(save)).toBeUndefined();
});

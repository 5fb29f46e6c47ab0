import { expect, test } from "vitest";
import { gamesNamed } from "../game-names.mjs";

// a fifth game is a folder of its own in each of these, and one more line in each list
test("a game is named in its own folders and in lists of games alone", () => {
  expect(gamesNamed()).toEqual([]);
});

import { expect, test } from "vitest";
import { allCards, skirmishOf } from "../../../src/games/imperial-assault/index.js";

test("what a lock holds of all cards is written down for matches that bring some (-u writes it anew)", async () => {
  const composed = skirmishOf(allCards()).compose();
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  const hashOf = (plugin: string) => composed.game.lock.find(({ name }) => name === plugin)?.facts;
  const hashes = {
    facts: hashOf("imperial-assault"),
    abilities: hashOf("dc-abilities"),
    effects: hashOf("cc-effects"),
  };
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(
    "../../../src/games/imperial-assault/hashes.json",
  );
});

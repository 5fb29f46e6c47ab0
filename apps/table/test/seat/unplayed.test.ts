import { findGame, type GameDescriptor } from "@riposte/hosting";
import { expect, test } from "vitest";
import { createLocalHost } from "../../src/seat/local-host.js";

test("a match of this page says what is unusual of it: the seed, and cards that are not wholly played", async () => {
  const entry = (await findGame("finished")?.load()) as GameDescriptor;
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  const hostOf = (unusual: GameDescriptor["unusual"], seed?: string) =>
    createLocalHost({
      entry: { ...entry, unusual },
      game: composed.game,
      plugins: [],
      seats: ["human"],
      setup: {},
      pace: 0,
      ...(seed !== undefined && { seed }),
    }).about.unusual;
  expect(hostOf(entry.unusual)).toEqual([]);
  expect(hostOf(() => ["not-all-plays"])).toEqual(["not-all-plays"]);
  expect(hostOf(() => ["not-all-plays"], "1")).toEqual(["chosen-seed", "not-all-plays"]);
});

import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { fuzzSoundly, reachedBy } from "@riposte/testing";
import { expect, test } from "vitest";
import { readLibrary } from "../src/index.js";
import { context, game } from "./position.js";

const { armies } = files["armies.json"] as { readonly armies: readonly { readonly id: string }[] };
const ids = armies.map(({ id }) => id);

const printed = Object.keys(readLibrary(context, abilities));

test("random matches of the ready armies are sound, and their abilities are used", { timeout: 120_000 }, () => {
  const setups = ids.map((id, index) => ({
    map: "training-yard",
    mission: index % 2 === 0 ? "a" : "b",
    armies: [id, ids[(index + 1) % ids.length]],
  }));
  const { coverage } = fuzzSoundly(game as never, {
    matches: 2 * setups.length,
    setups,
    hold: "auto",
    records: printed,
  });
  expect(reachedBy(coverage.abilities, printed).reached.length).toBeGreaterThan(15);
});

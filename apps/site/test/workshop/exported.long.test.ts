import { createLocalHost } from "@riposte/table/stage";
import { afterAll, expect, test } from "vitest";
import { craftOf } from "../../src/workshop/crafts/games.js";
import { exportFiles } from "../../src/workshop/export-files.js";
import { scenarioOf } from "../../src/workshop/scenario-of.js";
import { shownSteps } from "../../src/workshop/stage/shown-steps.js";
import { forgetCrafted } from "./forget-crafted.js";
import { laidOutside } from "./outside.js";

afterAll(forgetCrafted);

const ANSWERS = 6;

test.each([
  ["one-piece", '"count": 1', '"count": 2'],
  ["imperial-assault", '"vp": 1', '"vp": 2'],
  ["warhammer-40k", '"do": "permit", "action": "fallBackAndShoot"', '"do": "extraHits", "count": 2'],
])(
  "what is exported of %s passes its own test outside the repository, and fails it where the card does something else",
  async (id, words, others) => {
    const craft = await craftOf(id);
    const file = craft.blank();
    const made = craft.make(file);
    const { entry, game, setup } = made;
    const host = createLocalHost({ entry, game, plugins: [], seats: ["human", "human"], setup, seed: "1", pace: 0 });
    const bot = entry.bots[entry.hintBot]?.create("1", game);
    for (let answers = 0; answers < ANSWERS && host.match.decision !== null; answers += 1)
      host.act(() => host.match.answer(host.match.decision?.seat ?? 0, bot?.answer(host.match.seen) ?? 0));
    const shown = shownSteps(host, entry, [], made.told.name);
    expect(shown.length).toBe(ANSWERS);
    const files = exportFiles({
      game: id,
      plugin: craft.plugin,
      package: craft.package,
      id: made.id,
      name: made.told.name,
      sentence: made.told.sentences.join(" "),
      file,
      scenario: scenarioOf(id, made.told.name, setup, "1", shown),
    });
    const slug = made.id.toLowerCase();
    const outside = laidOutside(files, slug);
    try {
      expect(outside.tests()).toContain("1 passed");
      outside.change(`${slug}.json`, words, others);
      expect(outside.tests).toThrow();
    } finally {
      outside.remove();
    }
  },
  300_000,
);

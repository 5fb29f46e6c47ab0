import { createLocalHost } from "@riposte/table/stage";
import { composeOwn } from "../../../src/workshop/code/compose-own.js";
import { exportCode } from "../../../src/workshop/code/export-code.js";
import type { Sources } from "../../../src/workshop/code/messages.js";
import { tried } from "../../../src/workshop/code/tried.js";
import type { Files } from "../../../src/workshop/export-files.js";
import { scenarioOf } from "../../../src/workshop/scenario-of.js";
import { shownSteps } from "../../../src/workshop/stage/shown-steps.js";
import { example, orderOf } from "./compiled.js";

/** What is taken along of a plugin in code after a few answers on its stage. */
export async function exportedAfter(answers: number, sources: Sources): Promise<Files> {
  const order = orderOf(sources);
  const found = await tried(order);
  const { entry, game } = await composeOwn(order);
  const { setup, seed } = order;
  const host = createLocalHost({ entry, game, plugins: [], seats: ["human", "human"], setup, seed, pace: 0 });
  const bot = entry.bots[entry.hintBot]?.create("1", game);
  for (let at = 0; at < answers && host.match.decision !== null; at += 1)
    host.act(() => host.match.answer(host.match.decision?.seat ?? 0, bot?.answer(host.match.seen) ?? 0));
  const shown = shownSteps(host, entry, [], found.name);
  const scenario = scenarioOf(entry.id, `${found.name} does what it says`, setup, seed, shown);
  return exportCode({ tried: found, game: entry.id, entry: example.entry, sources, scenario });
}

import type { Behaviour } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game, randomBot, startMatch } from "@riposte/kernel/run";
import { type Recording, recordMatch } from "../../src/corpus/index.js";
import { duelPlugins } from "../duel/game/index.js";

const seed = "corpus";

/** A duel in which cards, shields and charms all act. */
const plugins: readonly AnyPlugin[] = duelPlugins({
  charms: [
    ["thorn", "grudge"],
    ["ember", "flinch"],
  ],
  shields: [1, 1],
});

export const duelNow: Game = composeList(plugins);

/** The same duel in which one plugin behaves otherwise under the same version. */
export function duelWith(name: string, change: (behaviour: Behaviour<never>) => object): Game {
  return composeList(
    plugins.map((plugin) =>
      plugin.name === name
        ? { ...plugin, behaviour: { ...plugin.behaviour, ...change(plugin.behaviour as Behaviour<never>) } }
        : plugin,
    ),
  );
}

/** A whole match of it, with an answer taken back and a policy changed. */
export function recordDuel(): Recording {
  const match = startMatch(duelNow, { seed, hold: "always" });
  const bot = randomBot(seed);
  while (match.outcome === null && match.inputs.length < 300) {
    const { seat } = match.seen;
    if (match.inputs.length === 20) match.undo({ by: seat, to: 15, consent: [0, 1] });
    else if (match.inputs.length === 30) match.setPolicy(seat, { set: "hold", hold: "auto" });
    else match.answer(seat, bot.answer(match.seen));
  }
  const { holds, inputs } = match;
  return recordMatch(duelNow, {
    title: "a duel",
    packages: [],
    seed,
    setup: {},
    holds: [...holds],
    inputs: [...inputs],
  });
}

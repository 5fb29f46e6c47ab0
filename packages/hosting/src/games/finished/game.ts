import { finished, greedyBot, plannerBot, SetupOptions, type Table } from "@riposte/finished";
import { randomBot } from "@riposte/kernel/run";
import { composer } from "../../composition.js";
import type { GameDescriptor } from "../../game-descriptor.js";
import { restingBots } from "../../levels.js";
import type { SetupOption, SetupValue } from "../../setup-option.js";
import { besides } from "../../unseen.js";
import { finishedFacts as facts } from "./facts.js";
import { abilityName } from "./words/ability-name.js";
import { describeFinished } from "./words/describe.js";
import { choiceFirst, finishedLines } from "./words/lines.js";

/** The solitaire Finished!. */
export const game: GameDescriptor = {
  id: "finished",
  compose: composer(() => finished(facts), {}),
  setup: [
    {
      key: "difficulty",
      values: facts.difficulties.map(({ id }) => id),
      otherwise: "easy",
      help: "how many tokens you start with",
    },
    {
      key: "ruleset",
      values: facts.rulesets.map(({ id }) => id),
      otherwise: "official",
      help: "whose reading of the rules",
    },
    ...flagOptions(),
  ],
  setupSchema: SetupOptions,
  seats: () => 1,
  unusual: ({ deck, tokens }) => (deck === undefined && tokens === undefined ? [] : ["position"]),
  standing({ finished: slice }) {
    const { turns, finished: done } = slice as Table;
    return { at: turns + 1, scores: [done] };
  },
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: { summary: "rules of thumb, no look-ahead", create: () => greedyBot() },
    planner: {
      summary: "tries every option and plays on; slower",
      create: (seed, composed, at) =>
        plannerBot(composed, seed, { others: besides("finished", composed, seed, at?.setup) }),
    },
    ...restingBots,
  },
  search: {
    levels: { easy: 4, normal: 40, hard: 400 },
    counts: "finished cards",
    depth: 1200,
  },
  hintBot: "greedy",
  voice: {
    spell: (id) => (facts.abilities.some((ability) => ability.id === id) ? abilityName(id) : id),
    lines: finishedLines(isManual),
    condense: choiceFirst(isManual),
    things: () => facts.cards.map(({ number }) => String(number)),
    describe: describeFinished,
    ending: ({ won, resigned, turns }) => {
      // turns that ended are told, and the one it ended in is the next
      const params = { turn: Number(turns) + 1 };
      if (won === true) return { words: "All 48 cards were finished by turn {turn}.", params };
      const given = resigned === undefined ? "" : "{resigned.gives} up: ";
      return { words: `${given}{finished} of 48 cards were finished by turn {turn}.`, params };
    },
  },
};

/** One option for each point on which the rulesets disagree. */
function flagOptions(): readonly SetupOption[] {
  const [official, other] = facts.rulesets.map((ruleset): Readonly<Record<string, SetupValue>> => ({ ...ruleset }));
  return Object.entries(official ?? {})
    .filter(([flag]) => flag !== "id")
    .map(([flag, value]) => ({
      key: `ruleset.${flag}`,
      values: [value, other?.[flag] ?? value],
      otherwise: value,
      help: "one point of the ruleset",
      isRare: true,
    }));
}

function isManual(ability: string): boolean {
  return facts.abilities.some(({ id, kind }) => id === ability && kind === "manual");
}

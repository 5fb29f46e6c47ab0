import { facts as data, proofs } from "@riposte/data-finished";
import { Facts, finished as finishedPlugin, greedyBot, plannerBot } from "@riposte/finished";
import { composeList, type Game, randomBot } from "@riposte/kernel";
import { drawFinished, type FinishedTable } from "../render/finished.js";
import { finishedSentence } from "../render/finished-events.js";
import type { GameEntry, SetupOption, SetupValue } from "./game-entry.js";
import { FINISHED } from "./listings.js";

const facts = Facts.parse(data);
let composed: Game | undefined;

/** The solitaire Finished!. */
export const finished: GameEntry = {
  ...FINISHED,
  game: () => {
    composed ??= composeList([finishedPlugin(facts)]);
    return composed;
  },
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
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: { summary: "rules of thumb, no look-ahead", create: () => greedyBot() },
    planner: { summary: "tries every option and plays on; slower", create: (seed, game) => plannerBot(game, seed) },
  },
  hintBot: "planner",
  abilities: facts.abilities.map(({ id, kind }) => ({ id, steps: [{ type: `finished:${id}` }], by: { kind } })),
  proofs,
  draw: ({ finished: table }, style) => drawFinished(table as FinishedTable, printed, style),
  sentence: (event) => finishedSentence(event, isManual),
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

function printed(card: number) {
  const { ability, slots } = facts.cards.find(({ number }) => number === card) as (typeof facts.cards)[number];
  return { ability, slots, gist: facts.abilities.find(({ id }) => id === ability)?.gist ?? "" };
}

const isManual = (ability: string): boolean =>
  facts.abilities.some(({ id, kind }) => id === ability && kind === "manual");

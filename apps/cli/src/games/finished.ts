import { finishedFacts as facts, finishedGame } from "@riposte/catalog/finished";
import { proofs } from "@riposte/data-finished";
import type { Game } from "@riposte/kernel";
import { drawFinished, type FinishedTable } from "../render/finished.js";
import type { GameEntry } from "./game-entry.js";
import { FINISHED } from "./listings.js";

const { setup, bots, voice } = finishedGame;

/** The solitaire Finished!. */
export const finished: GameEntry = {
  ...FINISHED,
  game: composition,
  setup,
  bots,
  // a terminal can wait for the slower one
  hintBot: "planner",
  abilities: facts.abilities.map(({ id, kind }) => ({ id, steps: [{ type: `finished:${id}` }], by: { kind } })),
  proofs,
  draw: ({ finished: table }, style) => drawFinished(table as FinishedTable, printed, style),
  ...voice,
};

function composition(): Game {
  const composed = finishedGame.compose();
  if (composed.ok) return composed.game;
  throw new Error(composed.problems.join("\n"));
}

function printed(card: number) {
  const { ability, slots } = facts.cards.find(({ number }) => number === card) as (typeof facts.cards)[number];
  return { ability, slots, gist: facts.abilities.find(({ id }) => id === ability)?.gist ?? "" };
}

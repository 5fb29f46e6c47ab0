import { proofs } from "@riposte/data-finished";
import type { SeenTable } from "@riposte/finished";
import { finishedFacts as facts, finishedGame } from "@riposte/hosting/finished";
import { positionOption } from "../file-options.js";
import { fromDescriptor } from "../from-descriptor.js";
import type { GameEntry } from "../game-entry.js";
import { FINISHED } from "./listing.js";
import { drawFinished } from "./render/table.js";

/** The solitaire Finished!. */
export const finished: GameEntry = {
  ...FINISHED,
  ...fromDescriptor(finishedGame),
  setup: [...finishedGame.setup, positionOption("docs/positions/finished.md")],
  // a terminal can wait for the slower one
  abilities: () => facts.abilities.map(({ id, kind }) => ({ id, steps: [{ type: `finished:${id}` }], by: { kind } })),
  proofs,
  draw: ({ finished: table }, style) => drawFinished(table as SeenTable, printed, style),
};

function printed(card: number) {
  const { ability, slots } = facts.cards.find(({ number }) => number === card) as (typeof facts.cards)[number];
  return { ability, slots, gist: facts.abilities.find(({ id }) => id === ability)?.gist ?? "" };
}

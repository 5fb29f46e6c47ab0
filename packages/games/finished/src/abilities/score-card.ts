import type { Match } from "@riposte/kernel";
import { LAST } from "../card-table.js";
import type { Finished } from "../declared.js";
import { drawing } from "../effects/draw.js";
import { returnCandy } from "../effects/return-candy.js";
import { takeOut } from "../effects/take-out.js";
import type { Table } from "../slice.js";
import { type Ability, executed } from "./ability.js";

/** The next card in line is finished and replaced; card 48 wins. */
export const scoreCard: Ability<"scoreCard"> = {
  id: "scoreCard",
  areas: ["present", "finished", "draw", "candy", "reserve"],
  run(table, _effect, match) {
    score(table, match);
    executed(scoreCard, match);
  },
};

/** Moves the next card to the finished pile and draws its replacement, which may score in turn. */
export function score(table: Table, match: Match<Finished>): void {
  const card = table.finished + 1;
  match.claim(table, "present");
  takeOut(table.present, card);
  table.finished = card;
  match.publish("card:scored", { card });
  returnCandy(table, card, match);
  if (card === LAST) table.phase = "GAME_END_VICTORY";
  else match.queue(drawing(1));
}

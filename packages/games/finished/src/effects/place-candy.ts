import type { CardTable } from "../card-table.js";
import type { Run } from "../declared.js";

const PLACE = Array.from({ length: 49 }, (_, card) => ({ type: "finished:placeCandy", card }) as const);

/** The effect that pays for a use of this card. */
export const placing = (card: number): (typeof PLACE)[number] => PLACE[card] as (typeof PLACE)[number];

/** Moves one candy from active onto the card, where it blocks a slot until the card leaves. */
export const placeCandy =
  ({ abilityOf }: CardTable): Run<"finished:placeCandy"> =>
  (table, { card }, match) => {
    table.active -= 1;
    match.claim(table, "candy");
    table.candy[card] = (table.candy[card] as number) + 1;
    if (table.flags.limit === "perAbility") match.own(table, "usedThisTurn").push(abilityOf[card] as "drawOne");
    match.publish("candy:placed", { card });
  };

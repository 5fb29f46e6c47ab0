import type { Match } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import type { Table } from "../slice.js";

/** Moves the candy on a card that leaves to the reserve; ten candies stay in the game. */
export function returnCandy(table: Table, card: number, match: Match<Finished>): void {
  const amount = table.candy[card] as number;
  if (amount === 0) return;
  match.claim(table, "candy");
  table.candy[card] = 0;
  table.reserve += amount;
  match.publish("candy:returned", { card, amount });
}

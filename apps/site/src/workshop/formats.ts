import commandCard from "@riposte/schemas/imperial-assault-command-card.json?url";
import pieceCards from "@riposte/schemas/one-piece-cards.json?url";
import mechanics from "@riposte/schemas/warhammer-40k-mechanics.json?url";
import type { Schema } from "./editor/schema-at.js";

const ADDRESSES: Readonly<Record<string, string>> = {
  "imperial-assault": commandCard,
  "one-piece": pieceCards,
  "warhammer-40k": mechanics,
};

/** The JSON Schema of what is written for a game. */
export async function fetchSchema(game: string): Promise<Schema> {
  const answer = await fetch(ADDRESSES[game] ?? pieceCards);
  return (await answer.json()) as Schema;
}

import type { Schema } from "./editor/schema-at.js";

/** The schemas that lie beside the page, as the site is built with. */
const FILES: Readonly<Record<string, string>> = {
  "imperial-assault": "imperial-assault-command-card.json",
  "one-piece": "one-piece-cards.json",
  "warhammer-40k": "warhammer-40k-mechanics.json",
};

/** The JSON Schema of what is written for a game. */
export async function fetchSchema(game: string): Promise<Schema> {
  const answer = await fetch(`schemas/${FILES[game] ?? FILES["one-piece"]}`);
  return (await answer.json()) as Schema;
}

import type { Schema } from "./editor/schema-at.js";
import { SHOWN_FIRST, workshopOf } from "./games.js";

/** The JSON Schema of what is written for a game: it lies beside the page, as the site is built with. */
export async function fetchSchema(game: string): Promise<Schema> {
  const answer = await fetch(`schemas/${(workshopOf(game) ?? SHOWN_FIRST).schema}`);
  return (await answer.json()) as Schema;
}

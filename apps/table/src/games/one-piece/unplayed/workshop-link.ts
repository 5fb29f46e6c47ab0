import { strToU8, zlibSync } from "fflate";

/** The workshop beside the docs, with a card's file on the bench: packed as its own links are. */
export function workshopLink(text: string): string {
  const bench = { game: "one-piece", text, stage: null, seed: "1", code: null };
  const bytes = zlibSync(strToU8(JSON.stringify(bench)), { level: 9 });
  const letters = btoa(String.fromCharCode(...bytes));
  return `docs/workshop.html#w=${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

import type { Sources } from "./messages.js";

/** What an author begins with: a plugin of the guide, which the tests follow word for word. */
export interface CodeExample {
  readonly game: string;
  readonly entry: string;
  readonly sources: Sources;
  readonly setup: unknown;
}

export async function fetchExample(): Promise<CodeExample> {
  const answer = await fetch("code/example.json");
  if (!answer.ok) throw new Error("The example of the guide could not be fetched.");
  return (await answer.json()) as CodeExample;
}

/** The file that a thread of that kind runs; run from its sources there is none. */
export const threadFile = (kind: "simulate" | "league" | "thinking"): URL =>
  new URL(`./${kind}/worker.js`, import.meta.url);

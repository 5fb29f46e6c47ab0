/** The file that a thread of that kind runs; run from its sources there is none. */
export const threadFile = (kind: "simulate" | "league" | "thinking"): URL =>
  new URL(`./${kind}/worker.js`, import.meta.url);

/** What a thread is given: its order, and the games of others that it takes in before. */
export interface ThreadData<Order> {
  readonly order: Order;
  readonly games: readonly string[];
}

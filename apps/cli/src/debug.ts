import type { Executor } from "@riposte/kernel/flow";
import { type Game, type TraceEntry, traced } from "@riposte/kernel/run";
import type { Terminal } from "./terminal/terminal.js";

const FLOW = "flow";
const ALL = "trace";

/** A game to play, and what steps its flow where that is not as usual. */
export interface Watched {
  readonly game: Game;
  readonly executor?: Executor;
}

/**
 * `RIPOSTE_DEBUG=trace` tells on stderr what every plugin does and where the flow goes; a list such as `wager,flow` tells of those only.
 * What it tells is not reduced to what a seat may know.
 */
export function watched(game: Game, terminal: Pick<Terminal, "warn">): Watched {
  if (!isWatched(game)) return { game };
  const wanted = wantedNames();
  const isWanted = (entry: TraceEntry) =>
    wanted.some((word) => word === ALL || word === ("plugin" in entry ? entry.plugin : FLOW));
  return traced(game, (entry) => {
    if (isWanted(entry)) terminal.warn(traceLine(entry));
  });
}

/** Is anything of a game to be told? */
export const isWatched = (game: Game): boolean =>
  wantedNames().some((word) => [ALL, FLOW, ...game.plugins.map(({ name }) => name)].includes(word));

const wantedNames = (): readonly string[] => (process.env.RIPOSTE_DEBUG ?? "").split(",").map((word) => word.trim());

/** One thing that happened: whose doing, what, and the details as JSON. */
function traceLine(entry: TraceEntry): string {
  switch (entry.kind) {
    case "moved":
      return `debug ${FLOW}: ${entry.procedure} #${entry.frame} is at ${entry.leaf}`;
    case "applied":
      return line(entry, `applies ${entry.effect.type}`, { ...entry.effect, type: undefined });
    case "published":
      return line(entry, `publishes ${entry.event}`, entry.payload);
    case "answered":
      return line(entry, `answers ${entry.event}`, entry.queued);
    case "triggered":
      return line(entry, `is triggered by ${entry.event}`, entry.abilities);
    case "modified":
      return line(entry, `modifies ${entry.value}`, entry.because);
    case "offered":
      return line(entry, `offers seat ${entry.seat} at ${entry.window}`, entry.keys);
    case "vetoed":
      return line(entry, `vetoes ${entry.effect}`, entry.by);
    case "replaced":
      return line(entry, `replaces ${entry.effect}`, entry.by);
  }
}

const line = ({ plugin }: { readonly plugin: string }, what: string, details: unknown): string =>
  `debug ${plugin}: ${what} ${JSON.stringify(details)}`;

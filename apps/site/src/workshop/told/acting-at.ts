import { momentOf, voiceOf } from "@riposte/hosting";
import { type DiagramState, toDiagram } from "@riposte/kernel/flow";
import { type Game, randomBot, startMatch } from "@riposte/kernel/run";
import type { Crafted } from "../craft.js";
import type { ActingAt, Lane } from "../messages.js";

/** Where an ability acts, each place once. */
export function actingAt({ game, acts, entry }: Crafted): readonly ActingAt[] {
  const voice = voiceOf(entry, game);
  return [...new Set(acts.map(({ at }) => at))].map((at) => {
    const kind = kindOf(game, at);
    return { at, kind, when: kind === "window" ? `${OFFERED}, ${momentOf(voice, at)}` : WHEN[kind] };
  });
}

const OFFERED = "offered to you";
const WHEN = {
  event: "follows by itself, when it happened",
  value: "whenever this number is asked for",
  effect: "around this effect",
} as const;

const DOES = { window: "offered", event: "follows", value: "counts", effect: "around" } as const;

function kindOf(game: Game, at: string): ActingAt["kind"] {
  if (game.windows.has(at)) return "window";
  if (game.events.has(at)) return "event";
  return game.values.has(at) ? "value" : "effect";
}

/** As many as can be read side by side. */
const MOST = 7;

/**
 * The machines it acts in: their windows as a row, those it acts at with what it does there. Events that no state
 * publishes by itself are lit where they came from when a bot played on the stage.
 */
export function lanesOf({ game, acts, setup }: Pick<Crafted, "game" | "acts" | "setup">): readonly Lane[] {
  const places = new Set(acts.map(({ at }) => at));
  const charts = game.procedures.map(({ name, machine }) => ({ name, states: toDiagram(machine).states }));
  const noted = new Set(charts.flatMap(({ states }) => states.flatMap(({ notes }) => notes.map(({ name }) => name))));
  const sought = [...places].filter((at) => kindOf(game, at) === "event" && !noted.has(at));
  const origins = comesFrom(game, setup, new Set(sought));
  return charts.flatMap(({ name, states }) => {
    const doesAt = ({ path, notes }: DiagramState) => {
      const note = notes.find((one) => places.has(one.name) && (one.kind === "window" || one.kind === "publishes"));
      if (note !== undefined) return DOES[kindOf(game, note.name)];
      return origins.some((at) => at.procedure === name && at.path === path) ? DOES.event : null;
    };
    const row = states
      .map((state) => ({ title: state.title, isWindow: isWindow(state), does: doesAt(state) }))
      .filter((state) => state.isWindow || state.does !== null);
    if (row.every(({ does }) => does === null)) return [];
    return [{ procedure: name, states: states.length - 1, shown: around(row) }];
  });
}

const isWindow = ({ notes }: DiagramState): boolean => notes.some(({ kind }) => kind === "window");

/** The lit ones and their nearest neighbours, in order. */
function around(row: Lane["shown"]): Lane["shown"] {
  const lit = row.flatMap(({ does }, at) => (does === null ? [] : [at]));
  const distance = (at: number) => Math.min(...lit.map((one) => Math.abs(one - at)));
  const kept = row
    .map((_, at) => at)
    .sort((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, MOST);
  return row.filter((_, at) => kept.includes(at));
}

/** A state of a machine. */
interface At {
  readonly procedure: string;
  readonly path: string;
}

const MOST_ANSWERS = 60;
/** How an ability asks is not where a match stands. */
const HIDDEN = new Set(["window", "ability", "around"]);

/** Where a match stood whenever one of these events came of an answer, as a bot met them from a position. */
function comesFrom(game: Game, setup: unknown, events: ReadonlySet<string>): readonly At[] {
  const found: At[] = [];
  if (events.size === 0) return found;
  try {
    const match = startMatch(game, { setup, seed: 1, hold: "auto" });
    const bot = randomBot(1);
    for (let answers = 0; answers < MOST_ANSWERS && match.decision !== null; answers += 1) {
      const frame = match.state.frames.findLast(({ procedure }) => !HIDDEN.has(game.procedures[procedure]?.name ?? ""));
      const procedure = frame === undefined ? undefined : game.procedures[frame.procedure];
      const step = match.answer(match.decision.seat, bot.answer(match.seen));
      if (!step.ok) break;
      if (frame !== undefined && procedure !== undefined && step.events(null).some(({ type }) => events.has(type)))
        found.push({ procedure: procedure.name, path: procedure.leaves[frame.leaf] ?? "" });
    }
  } catch {
    // a position that cannot be played shows nothing; that is said where it is played
  }
  return found;
}

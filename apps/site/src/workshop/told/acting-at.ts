import { momentOf, voiceOf } from "@riposte/catalog";
import { type DiagramState, toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import type { Crafted } from "../crafts/craft.js";
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

/** The machines it acts in: their windows as a row, those it acts at with what it does there. */
export function lanesOf({ game, acts }: Pick<Crafted, "game" | "acts">): readonly Lane[] {
  const places = new Set(acts.map(({ at }) => at));
  return game.procedures.flatMap(({ name, machine }) => {
    const { states } = toDiagram(machine);
    const doesAt = ({ notes }: DiagramState) => {
      const note = notes.find((one) => places.has(one.name) && (one.kind === "window" || one.kind === "publishes"));
      return note === undefined ? null : DOES[kindOf(game, note.name)];
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

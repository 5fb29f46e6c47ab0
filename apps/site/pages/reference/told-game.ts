import { type Description, type GameDescriptor, type GameInfo, momentOf, type Voice, voiceOf } from "@riposte/hosting";
import type { ActsAt } from "@riposte/kernel";
import { type Diagram, toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";

/** A game with every plugin in, and what its pages are told from. */
export interface ToldGame {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly game: Game;
  readonly voice: Voice;
  readonly charts: readonly Chart[];
  /** Every ability of our data: where it acts, whose it is. */
  readonly acts: readonly Act[];
  readonly cards: readonly Description[];
  /** When a window opens, in words. */
  moment(window: string): string;
}

export interface Chart {
  readonly name: string;
  readonly owner: string;
  readonly diagram: Diagram;
  readonly machine: Game["procedures"][number]["machine"];
}

export interface Act extends ActsAt {
  readonly plugin: string;
  /** The id of its card, where it has a description. */
  readonly id: string | undefined;
}

export async function toldGame(info: GameInfo): Promise<ToldGame> {
  const entry = await info.load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { game } = composed;
  const voice = voiceOf(entry, game);
  const cards = (entry.voice.things?.() ?? []).flatMap((id) => entry.voice.describe?.(id) ?? []);
  const idOf = new Map(cards.flatMap(({ id, name }) => [[name, id] as const, [`${name} (${id})`, id] as const]));
  return {
    info,
    entry,
    game,
    voice,
    cards,
    charts: game.procedures
      .map(({ name, machine }) => ({ name, machine, owner: ownerOf(game, name), diagram: toDiagram(machine) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    acts: game.plugins.flatMap(({ name, behaviour }) =>
      (behaviour.acts?.() ?? []).map((act) => ({ ...act, plugin: name, id: idOf.get(act.card ?? "") })),
    ),
    moment: (window) => {
      if (game.windows.get(window)?.own === true) return "in a seat's own time";
      const told = momentOf(voice, window);
      // where the question alone says it
      return told === "in your own time" ? questionOf(voice, window) : told;
    },
  };
}

const ownerOf = ({ plugins }: Game, procedure: string): string =>
  plugins.find(({ behaviour }) => procedure in (behaviour.procedures ?? {}))?.name ?? "kernel";

const questionOf = (voice: Voice, window: string): string => {
  const question = voice.messages[`window:${window}`];
  return question === undefined ? "at its moment" : `with the question “${question.replaceAll(/[{}]/g, "")}”`;
};

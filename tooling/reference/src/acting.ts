import { toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";

/** The procedures whose states publish an event, by event. */
export function publishers({ procedures }: Game): ReadonlyMap<string, readonly string[]> {
  const found = procedures.flatMap(({ name, machine }) =>
    toDiagram(machine)
      .states.flatMap(({ notes }) => notes)
      .filter(({ kind }) => kind === "publishes")
      .map((note) => [note.name, name] as const),
  );
  return new Map(
    found.map(([event]) => [event, [...new Set(found.filter(([one]) => one === event).map(([, by]) => by))].sort()]),
  );
}

/** Plugins by name, each once. */
export const actors = (handlers: readonly { readonly plugin: string }[]): string => namesOf(handlers).join(", ");

/** Who offers at a window; a plugin that listens at all of them for its data only where an ability of it acts. */
export const actorsAt = (game: Game, window: string, responses: readonly { readonly plugin: string }[]): string =>
  actors(
    responses.filter(({ plugin }) => {
      const acts = game.plugins.find(({ name }) => name === plugin)?.behaviour.acts?.();
      return acts === undefined || acts.some(({ at }) => at === window);
    }),
  );

const namesOf = (handlers: readonly { readonly plugin: string }[]): readonly string[] =>
  [...new Set(handlers.map(({ plugin }) => plugin))].sort();

import type { Game } from "@riposte/kernel/run";

/** One name of a composition, who owns it, and which plugins act there. */
export interface Acting {
  readonly kind: "window" | "event" | "value" | "effect";
  readonly name: string;
  readonly owner: string;
  /** What it is beside its name: a window's protocol, an effect's windows. */
  readonly about: string;
  readonly acts: readonly { readonly plugin: string; readonly how: string }[];
}

/** Everything plugins can act at, as composed; known without a match. */
export function actingIn(game: Game): readonly Acting[] {
  return [
    ...[...game.windows.values()].map(
      ({ name, plugin, protocol, responses }): Acting => ({
        kind: "window",
        name,
        owner: plugin,
        about: protocol,
        acts: how("offers", responses),
      }),
    ),
    ...[...game.events.values()].map(
      ({ type, plugin, handlers, triggers }): Acting => ({
        kind: "event",
        name: type,
        owner: plugin,
        about: "",
        acts: [...how("reacts", handlers), ...how("triggers", triggers)],
      }),
    ),
    ...[...game.values.values()].map(
      ({ name, plugin, modifiers }): Acting => ({
        kind: "value",
        name,
        owner: plugin,
        about: "",
        acts: how("modifies", modifiers),
      }),
    ),
    ...[...game.ops.values()].map(
      ({ type, plugin, vetoes, replaces, around }): Acting => ({
        kind: "effect",
        name: type,
        owner: plugin,
        about: [around.before, around.after].filter((window) => window !== undefined).join(" … "),
        acts: [...how("vetoes", vetoes), ...how("replaces", replaces)],
      }),
    ),
  ];
}

/** Which plugin owns a procedure. */
export const ownerOf = (game: Game, procedure: string): string =>
  game.plugins.find(({ behaviour }) => procedure in (behaviour.procedures ?? {}))?.name ?? "kernel";

const how = (verb: string, handlers: readonly { readonly plugin: string }[]): Acting["acts"] =>
  [...new Set(handlers.map(({ plugin }) => plugin))].map((plugin) => ({ plugin, how: verb }));

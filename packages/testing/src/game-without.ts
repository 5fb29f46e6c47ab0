import type { Effect } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";

/** An effect that may belong to an ability: by its own name for it, by whom it is done, or by what the ability has bound as `ability`. */
interface Running extends Effect {
  readonly ability?: unknown;
  readonly by?: unknown;
  readonly bindings?: { readonly ability?: unknown };
}

/**
 * The same game in which one ability does nothing: its steps, its triggers, and what it contributes, forbids or replaces. It is known
 * by its id, or by a part of it, `id#part`; an effect of the name `plugin:id` is the ability itself.
 */
export function gameWithout<O>(game: Game<O>, ability: string): Game<O> {
  const isIt = (name: unknown) => name === ability || (typeof name === "string" && name.startsWith(`${ability}#`));
  const without = <T>(found: T | readonly T[] | undefined, nameOf: (one: T) => unknown): readonly T[] =>
    [found ?? []].flat().filter((one) => !isIt(nameOf(one as T))) as T[];

  const ops = [...game.ops].map(([type, op]) => {
    const isNamedAfterIt = type === `${op.plugin}:${ability}`;
    const mute = {
      plugin: op.plugin,
      label: `"${ability}" left out`,
      run: ({ ability: named, by, bindings }: Running) =>
        isNamedAfterIt || isIt(named) || isIt(by) || isIt(bindings?.ability) ? "left-out" : undefined,
    };
    const vetoes = op.vetoes.map((handler) => ({
      ...handler,
      run: (effect: Effect, match: unknown) => without(handler.run(effect, match), (by) => by)[0],
    }));
    const replaces = op.replaces.map((handler) => ({
      ...handler,
      run: (effect: Effect, match: unknown) => without(handler.run(effect, match), ({ by }) => by)[0],
    }));
    return [type, { ...op, plain: false, vetoes: [mute, ...vetoes], replaces }] as const;
  });
  const events = [...game.events].map(([type, entry]) => {
    const triggers = entry.triggers.map((handler) => ({
      ...handler,
      run: (payload: unknown, match: unknown) => without(handler.run(payload, match), (trigger) => trigger.ability),
    }));
    return [type, { ...entry, triggers }] as const;
  });
  const values = [...game.values].map(([name, entry]) => {
    const modifiers = entry.modifiers.map((handler) => ({
      ...handler,
      run: (subject: unknown, match: unknown) => without(handler.run(subject, match), ({ by }) => by),
    }));
    return [name, { ...entry, modifiers }] as const;
  });
  return { ...game, ops: new Map(ops), events: new Map(events), values: new Map(values) };
}

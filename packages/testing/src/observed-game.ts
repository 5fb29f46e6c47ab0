import type { Effect, Game, Trigger } from "@riposte/kernel";

/** What is told while a match of an observed game runs, setup included. */
export interface Watcher {
  /** An effect is about to be performed, before vetoes and replacements. */
  effect?(effect: Effect): void;
  /** An event is heard. */
  event?(type: string, payload: unknown): void;
  /** An ability answers an event and waits for its window. */
  trigger?(trigger: Trigger): void;
}

/** The same game, with somebody watching who changes nothing. */
export function observedGame<O>(game: Game<O>, watcher: Watcher): Game<O> {
  const plugin = "watcher";
  const label = "watcher";
  const ops = [...game.ops].map(([type, op]) => {
    const look = (effect: Effect) => {
      watcher.effect?.(effect);
      return undefined;
    };
    return [type, { ...op, plain: false, vetoes: [{ plugin, label, run: look }, ...op.vetoes] }] as const;
  });
  const events = [...game.events].map(([type, entry]) => {
    const listen = (payload: unknown) => watcher.event?.(type, payload);
    const triggers = entry.triggers.map((handler) => ({
      ...handler,
      run: (payload: unknown, match: unknown) => {
        const found = handler.run(payload, match);
        for (const trigger of found === undefined ? [] : [found].flat()) watcher.trigger?.(trigger as Trigger);
        return found;
      },
    }));
    const handlers = [{ plugin, label, run: listen }, ...entry.handlers];
    return [type, { ...entry, heard: true, handlers, triggers }] as const;
  });
  return { ...game, ops: new Map(ops), events: new Map(events) };
}

import type { Contribution, Effect, Replacement, Trigger } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";

/** What is told while a match of an observed game runs, setup included. */
export interface Watcher {
  /** An effect is about to be performed, before vetoes and replacements. */
  effect?(effect: Effect): void;
  /** An event is heard. */
  event?(type: string, payload: unknown): void;
  /** An ability answers an event and waits for its window. */
  trigger?(trigger: Trigger): void;
  /** Something modifies a value, forbids an effect or replaces it, and gives this as its reason. */
  reason?(by: string): void;
}

interface Finding {
  // biome-ignore lint/suspicious/noExplicitAny: handlers of all kinds of hooks
  readonly run: (subject: any, match: any) => any;
}

/** The same game, with a watcher that changes nothing. */
export function observedGame<O>(game: Game<O>, watcher: Watcher): Game<O> {
  const plugin = "watcher";
  const label = "watcher";
  const ops = [...game.ops].map(([type, op]) => {
    const look = (effect: Effect) => {
      watcher.effect?.(effect);
      return undefined;
    };
    const vetoes = op.vetoes.map((handler) => listening(handler, (found) => watcher.reason?.(found as string)));
    const replaces = op.replaces.map((handler) =>
      listening(handler, (found) => watcher.reason?.((found as Replacement).by)),
    );
    return [type, { ...op, plain: false, vetoes: [{ plugin, label, run: look }, ...vetoes], replaces }] as const;
  });
  const events = [...game.events].map(([type, entry]) => {
    const listen = (payload: unknown) => watcher.event?.(type, payload);
    const triggers = entry.triggers.map((handler) =>
      listening(handler, (found) => watcher.trigger?.(found as Trigger)),
    );
    const handlers = [{ plugin, label, run: listen }, ...entry.handlers];
    return [type, { ...entry, heard: true, handlers, triggers }] as const;
  });
  const values = [...game.values].map(([name, entry]) => {
    const modifiers = entry.modifiers.map((handler) =>
      listening(handler, (found) => watcher.reason?.((found as Contribution).by)),
    );
    return [name, { ...entry, modifiers }] as const;
  });
  return { ...game, ops: new Map(ops), events: new Map(events), values: new Map(values) };
}

/** The same handler, with everything it finds shown to the watcher. */
function listening<H extends Finding>(handler: H, show: (found: unknown) => void): H {
  const run: Finding["run"] = (subject, match) => {
    const found = handler.run(subject, match);
    for (const one of found === undefined ? [] : [found].flat()) show(one);
    return found;
  };
  return { ...handler, run };
}

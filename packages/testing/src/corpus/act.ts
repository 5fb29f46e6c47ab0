/**
 * Something a plugin's code gave: what it queued, published, rolled, offered or added. Where everything before it was alike, another
 * result is that plugin's doing.
 */
export interface Act {
  readonly plugin: string;
  /** Which part of it, for people: `effect "surge:spend"`. */
  readonly what: string;
  readonly gave: unknown;
  /** It was only asked and changed nothing: how often it is asked does not matter. */
  readonly isAnswer: boolean;
}

export type Tell = (act: Act) => void;

// biome-ignore lint/suspicious/noExplicitAny: handlers of all kinds are watched alike
export type Run = (...args: any[]) => any;

/** Watches code that acts through the match, which is its argument at `place`; told when it is through, or has thrown. */
export function deed(tell: Tell, plugin: string, what: string, place: number, run: Run): Run {
  return (...args) => {
    const gave: unknown[] = [];
    args[place] = noting(args[place], gave);
    let found: unknown = "thrown";
    try {
      found = run(...args);
      return found;
    } finally {
      if (found !== undefined) gave.push(found);
      if (gave.length > 0) tell({ plugin, what, gave, isAnswer: false });
    }
  };
}

/** Watches code that is asked for something; nothing is no answer. */
export function answer(tell: Tell, plugin: string, what: string, run: Run, read: Run = (found) => found): Run {
  return (...args) => {
    const found = run(...args);
    const isNothing = found === undefined || found === false || (Array.isArray(found) && found.length === 0);
    if (!isNothing) tell({ plugin, what, gave: read(found), isAnswer: true });
    return found;
  };
}

const NOTED = ["queue", "queueAll", "publish", "chance", "setVar", "setVarOf", "bind"] as const;

/** The same match, which notes what is done through it. */
function noting(match: Record<(typeof NOTED)[number], Run>, gave: unknown[]): object {
  const seen = Object.create(match) as Record<string, Run>;
  for (const name of NOTED) {
    seen[name] = (...args) => {
      const found = match[name](...args);
      gave.push(found === undefined ? [name, ...args] : [name, ...args, found]);
      return found;
    };
  }
  return seen;
}

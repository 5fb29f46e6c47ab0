/** What clients do wrong again and again: told in one line with its count, not in a line each. */
export interface CountedLines {
  count(what: string): void;
  /** Writes what was counted. */
  flush(): void;
}

const EVERY = 60_000;

export function createCountedLines(log: (line: string) => void, every = EVERY): CountedLines {
  const counted = new Map<string, number>();
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    for (const [what, count] of counted) log(`${what}: ${count}`);
    counted.clear();
  };
  return {
    count(what) {
      counted.set(what, (counted.get(what) ?? 0) + 1);
      waiting ??= setTimeout(flush, every).unref();
    },
    flush,
  };
}

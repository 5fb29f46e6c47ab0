/** What dice and modifiers add up to; every symbol counts on its own. */
export interface Results {
  readonly accuracy: number;
  readonly hit: number;
  readonly surge: number;
  readonly block: number;
  readonly evade: number;
  readonly dodge: number;
}

/** The symbols in the order they are always written. */
export const SYMBOLS = ["accuracy", "hit", "surge", "block", "evade", "dodge"] as const;
export type ResultSymbol = (typeof SYMBOLS)[number];

/** Nothing rolled. */
export const BLANK: Results = results({});

/** Results from the symbols that are there. */
export function results(symbols: Partial<Results>): Results {
  return Object.freeze({ accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0, ...symbols });
}

/** Adds symbol by symbol; sums may be negative while modifiers are still being applied. */
export function addResults(...all: readonly Partial<Results>[]): Results {
  const sum = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
  for (const part of all) {
    for (const symbol of SYMBOLS) sum[symbol] += part[symbol] ?? 0;
  }
  return sum;
}

/** Leftover negatives do nothing (rules 8.1, step 4). */
export function withoutNegatives(from: Results): Results {
  const kept = { ...from };
  for (const symbol of SYMBOLS) kept[symbol] = Math.max(0, from[symbol]);
  return kept;
}

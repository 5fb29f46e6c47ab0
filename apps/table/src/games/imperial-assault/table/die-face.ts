import { faceOf, SYMBOLS, type Table } from "@riposte/imperial-assault";
import type { Mark } from "../../../look/die.js";
import { skirmishTexts as texts } from "./texts.js";

type RolledDie = Table["attacks"][number]["dice"][number];

/** What lies up on a die: its marks, and the same in words. */
export function shownOn({ die, face }: Pick<RolledDie, "die" | "face">): {
  readonly marks: readonly Mark[];
  readonly words: string;
} {
  const symbols = faceOf(die, face);
  const marks = SYMBOLS.flatMap((symbol): Mark[] => {
    const count = symbols[symbol];
    if (count === 0) return [];
    if (symbol === "accuracy") return [count];
    const mark: Mark = symbol === "dodge" ? "cross" : symbol;
    return Array.from({ length: count }, () => mark);
  });
  return { marks, words: inWords(symbols) || texts.blank };
}

/** "2 hits, 1 surge". */
const inWords = (symbols: Readonly<Record<(typeof SYMBOLS)[number], number>>): string =>
  SYMBOLS.filter((symbol) => symbols[symbol] > 0)
    .map((symbol) => texts.symbols[symbol](symbols[symbol]))
    .join(", ");

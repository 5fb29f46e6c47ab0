import type { Answer, Choice, Key } from "@riposte/kernel";

/**
 * Answers as a player who wants things to happen: yes, as many as possible; at windows what the script wants first, and of cards the one
 * it prefers.
 */
export function willingAnswer(
  choice: Choice,
  wanted: readonly string[],
  random: (most: number) => number,
  prefer?: number,
): Answer {
  switch (choice.kind) {
    case "one":
      return one(
        choice.options.map(({ key }) => key),
        wanted,
        random,
      );
    case "several": {
      const mixed = shuffled(
        choice.of.map(({ key }) => key),
        random,
      );
      const keys = [...mixed.filter((key) => key === prefer), ...mixed.filter((key) => key !== prefer)];
      return keys.slice(0, Math.max(choice.min, Math.min(choice.max, keys.length)));
    }
    case "order":
      return choice.of.map(({ key }) => key);
    case "number":
      return choice.max;
    case "distribute": {
      const shares: Record<string, number> = {};
      let left = choice.total;
      for (const { key, max = left } of shuffled([...choice.among], random)) {
        const share = Math.min(left, max);
        if (share > 0) shares[String(key)] = share;
        left -= share;
      }
      return shares;
    }
  }
}

function one(keys: readonly Key[], wanted: readonly string[], random: (most: number) => number): Answer {
  const first = wanted.flatMap((word) => keys.filter((key) => String(key).startsWith(word)))[0];
  if (first !== undefined) return first;
  if (keys.includes("yes")) return "yes";
  if (wanted.length > 0 && keys.includes("pass")) return "pass";
  const open = keys.filter((key) => key !== "enough" && key !== "instead:none");
  return (open.length === 0 ? keys : open)[random(open.length === 0 ? keys.length : open.length)] as Key;
}

function shuffled<T>(list: readonly T[], random: (most: number) => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

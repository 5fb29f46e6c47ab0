import { TestRunner } from "vitest";

/** What a test found out about the abilities of a game; the reporter of `@riposte/vitest-preset` collects it. */
interface AbilityRecord {
  readonly tested: readonly string[];
  /** How often each was reached. */
  readonly reached: Readonly<Record<string, number>>;
}

const NOTHING: AbilityRecord = { tested: [], reached: {} };

/** Notes that the running test fails without these abilities. */
export function recordTested(game: string, abilities: readonly string[]): void {
  record(game, ({ tested, reached }) => ({ tested: [...new Set([...tested, ...abilities])], reached }));
}

/** Notes that the running test made these abilities act, so often. */
export function recordReached(game: string, counts: Readonly<Record<string, number>>): void {
  record(game, ({ tested, reached }) => {
    const sums = Object.entries(counts).map(([ability, count]) => [ability, (reached[ability] ?? 0) + count]);
    return { tested, reached: { ...reached, ...Object.fromEntries(sums) } };
  });
}

function record(game: string, add: (before: AbilityRecord) => AbilityRecord): void {
  const meta = TestRunner.getCurrentTest()?.meta as { abilities?: Record<string, AbilityRecord> } | undefined;
  if (meta !== undefined) meta.abilities = { ...meta.abilities, [game]: add(meta.abilities?.[game] ?? NOTHING) };
}

import { imperialAssaultGame } from "@riposte/hosting/imperial-assault";
import type { AttackOdds, AttackQuery } from "@riposte/surge";
import { percent } from "@riposte/words";

/** Widest bar of the histogram. */
const BAR = 40;

/** The odds for people: a table with a histogram. */
export function oddsLines(
  { attacker, defender, distance }: AttackQuery,
  { pool, defense, damage, expected, miss, misses, spends }: AttackOdds,
): readonly string[] {
  const named = (id: string) => imperialAssaultGame.voice.spell?.(id) ?? id;
  const most = Math.max(...damage.map(({ chance }) => chance));
  const rows = damage.map(({ damage: amount, chance }, at) => {
    const atLeast = damage.slice(at).reduce((sum, one) => sum + one.chance, 0);
    const bar = "█".repeat(Math.round((chance / most) * BAR));
    return `  ${String(amount).padStart(6)}  ${inColumn(chance)}  ${inColumn(atLeast)}  ${bar}`.trimEnd();
  });
  const reasons = misses.map(({ reason, chance }) => `${reason} ${percent(chance, 2)}`).join(", ");
  return [
    `${named(attacker)} (${pool.join(", ")}) attacks ${named(defender)} (${defense.join(", ") || "no dice"}) at ${distance}`,
    "  damage    chance  at least",
    ...rows,
    `  on average ${expected.toFixed(2)} damage; misses ${percent(miss, 2)}${reasons === "" ? "" : ` (${reasons})`}`,
    ...(spends.length === 0 ? [] : ["  surges bought under the best spending:"]),
    ...spends.map(
      ({ surge, cost, chance }) => `  ${inColumn(chance)}  ${surge}${cost === 1 ? "" : ` (${cost} surges)`}`,
    ),
  ];
}

const inColumn = (share: number): string => percent(share, 2).padStart(8);

import type { Wired } from "@riposte/kernel/run";

/** What tests show about a game's abilities, and what is known to be missing; the game's data package has it as `proofs`. */
export interface Proofs {
  /** Test files whose scenarios fail without the ability. */
  readonly tested: Readonly<Record<string, readonly string[]>>;
  /** How often the fuzzer or the staging harness made it act, by test file. */
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Kept by hand: whatever else is missing fails the check. */
  readonly gaps: Gaps;
}

type Gaps = Readonly<Record<"partial" | "unwired" | "untested", readonly string[]>>;

/** An ability with everything that is computed about it. */
export interface Proven extends Wired {
  readonly by: Readonly<Record<string, string>>;
  readonly tested: boolean;
  readonly reached: number;
}

/** How many of some abilities are how far. */
export type Counts = Readonly<Record<Wired["status"] | "tested" | "reached", number>>;

/** Joins the computed status with what the tests showed. */
export function proven(
  abilities: readonly Wired[],
  groups: ReadonlyMap<string, Proven["by"]>,
  { tested, reached }: Pick<Proofs, "tested" | "reached">,
): readonly Proven[] {
  const total = (id: string) => Object.values(reached[id] ?? {}).reduce((sum, count) => sum + count, 0);
  return abilities.map((ability) => ({
    ...ability,
    by: groups.get(ability.id) ?? {},
    tested: ability.id in tested,
    reached: total(ability.id),
  }));
}

export function countsOf(abilities: readonly Proven[]): Counts {
  const count = (is: (ability: Proven) => boolean) => abilities.filter(is).length;
  return {
    wired: count(({ status }) => status === "wired"),
    partial: count(({ status }) => status === "partial"),
    unwired: count(({ status }) => status === "unwired"),
    tested: count(({ tested }) => tested),
    reached: count(({ reached }) => reached > 0),
  };
}

/** Counts by everything the abilities are grouped by: timing, restriction, kind … */
export function countsByGroup(
  abilities: readonly Proven[],
): Readonly<Record<string, Readonly<Record<string, Counts>>>> {
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  const entriesOf = (group: string) =>
    sorted(abilities.flatMap(({ by }) => by[group] ?? [])).map((value) => [
      value,
      countsOf(abilities.filter(({ by }) => by[group] === value)),
    ]);
  const groups = sorted(abilities.flatMap(({ by }) => Object.keys(by)));
  return Object.fromEntries(groups.map((group) => [group, Object.fromEntries(entriesOf(group))]));
}

/** Where the abilities are worse than the known gaps, or better: then the gap is to be struck out. */
export function gapProblems(abilities: readonly Proven[], proofs: Proofs): readonly string[] {
  const found = (gap: keyof Gaps) =>
    abilities
      .filter(({ status, tested }) => (gap === "untested" ? status === "wired" && !tested : status === gap))
      .map(({ id }) => id);
  const known = new Set(abilities.map(({ id }) => id));
  const named = Object.keys({ ...proofs.tested, ...proofs.reached });
  return [
    ...(["unwired", "partial", "untested"] as const).flatMap((gap) => {
      const now = found(gap);
      const accepted = proofs.gaps[gap];
      return [
        ...now.filter((id) => !accepted.includes(id)).map((id) => `"${id}" is ${gap}, and not among the known gaps.`),
        ...accepted.filter((id) => !now.includes(id)).map((id) => `"${id}" is not ${gap} any more: strike it out.`),
      ];
    }),
    ...named.filter((id) => !known.has(id)).map((id) => `Tests prove or reach "${id}", which no data names.`),
  ];
}

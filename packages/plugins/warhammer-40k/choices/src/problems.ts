import {
  type Ability,
  type ArmyList,
  detachmentsOf,
  hasKeyword,
  partsOf,
  warhammer40kDeclared,
} from "@riposte/warhammer-40k";
import { didYouMean, faultLines, listed } from "@riposte/words";
import { Choice } from "./choice.js";

/** What is wrong with the choices an army declares: where, and what to do. A choice that cannot be made is an error. */
export function choiceProblems({ army, units }: ArmyList): readonly string[] {
  const grants = [...army.rules, ...detachmentsOf(army)];
  const parts = units.flatMap((unit) => partsOf(unit));
  const places: readonly (readonly [string, readonly Ability[], boolean])[] = [
    ...grants.map(({ name, abilities }) => [name, abilities, false] as const),
    ...parts.flatMap((part) =>
      [part.abilities, ...[...part.wargear, ...part.enhancements].map((grant) => grant.abilities)].map(
        (abilities) => [`unit "${part.id}"`, abilities as readonly Ability[], true] as const,
      ),
    ),
  ];
  return places.flatMap(([where, abilities, isUnits]) =>
    abilities.flatMap((ability) => {
      if (typeof ability === "string" || ability.choice === undefined) return [];
      const at = `The choice of "${ability.name}" (${where})`;
      const parsed = Choice.safeParse(ability.choice);
      if (!parsed.success) return faultLines(parsed.error.issues, "choice").map((line) => `${at}, ${line}`);
      return madeBy(parsed.data, units, isUnits).map((problem) => `${at} ${problem}`);
    }),
  );
}

function madeBy({ window, pick, on, test }: Choice, units: ArmyList["units"], isUnits: boolean): readonly string[] {
  const problems: string[] = [];
  const windows = Object.keys(warhammer40kDeclared.windows);
  if (!windows.includes(window)) {
    problems.push(`opens at "${window}", which is no window.${didYouMean(window, windows)}`);
  }
  if (pick.kind === "option" && pick.options.length === 0) problems.push("has no options: give at least one.");
  if (pick.kind === "option" && on === "bearer" && !isUnits)
    problems.push('marks its bearer, but a whole army has it: write "on": "army".');
  if (test !== undefined && !isUnits)
    problems.push("wants a Leadership test of its bearer, but a whole army has it: leave `test` out.");
  if (pick.kind !== "unit") return problems;
  if (pick.within !== undefined && !isUnits)
    problems.push("reaches inches from its bearer, but a whole army has it: leave `within` out.");
  const lacks = (keyword: string) => !units.some((unit) => hasKeyword(unit, keyword));
  if (pick.side === "friendly" && pick.keywords.length > 0 && pick.keywords.every(lacks))
    problems.push(
      `picks a friendly unit with ${listed(pick.keywords, "or")}, which no unit of the army has: nobody can make it.`,
    );
  return problems;
}

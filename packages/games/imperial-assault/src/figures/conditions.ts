import type { Contribution } from "@riposte/kernel";
import { currentAttack } from "../attack/current.js";
import { isWeakenedSpent } from "../attack/weakened.js";
import type { Effects, IaMatch } from "../declared.js";
import type { Results } from "../dice/results.js";
import type { Condition } from "../facts/vocabulary.js";
import { has, suffers } from "./lookup.js";

/** Gaining a condition one already has is nothing (rules 8.3). */
export const conditionEffects: Pick<Effects, "figure:gain" | "figure:lose" | "figure:shade"> = {
  "figure:gain": (table, { figure: id, condition, by, seat }, match) => {
    const figure = table.figures[id];
    if (figure === undefined || figure.status === "incapacitated" || figure.conditions.includes(condition)) return;
    match.own(match.own(match.own(table, "figures"), id), "conditions").push(condition);
    match.publish("condition:gained", { figure: id, condition, by });
    match.open("figure:afflicted", { figure: id, condition, by, ...(seat === undefined ? {} : { seat }) });
  },
  "figure:lose": (table, { figure: id, condition }, match) => {
    const figure = table.figures[id];
    if (figure === undefined || !figure.conditions.includes(condition)) return;
    const owned = match.own(match.own(table, "figures"), id);
    owned.conditions = owned.conditions.filter((other) => other !== condition);
    match.publish("condition:lost", { figure: id, condition });
  },
  "figure:shade": (table, { figure: id, from }, match) => {
    if (table.figures[id] !== undefined) match.own(match.own(table, "figures"), id).unseenFrom = from;
  },
};

interface InAttack {
  readonly attacker: string;
  readonly defender: string;
}

/** Focused adds a green die when the attack is declared, also when it is gained between declaring and rolling. */
export function focusDie({ attacker }: InAttack, match: IaMatch): Contribution | undefined {
  const isFocused = currentAttack(match)?.focused === true || has(match, attacker, "focus");
  return isFocused ? match.add(1, "focused", "green") : undefined;
}

/** What conditions change in results, by whose they are (rules 8.3). */
export const CONDITION_RESULTS = {
  attacking: { hide: { surge: 1 }, weaken: { surge: -1 } },
  defending: { hide: { accuracy: -2 }, weaken: { evade: -1 } },
} as const satisfies Record<string, Partial<Record<Condition, Partial<Results>>>>;

const REASONS = { hide: "hidden", weaken: "weakened" } as const;

/** Conditions count like mission rules, before both players' effects. */
export const conditionResults = ({ attacker, defender }: InAttack, match: IaMatch): readonly Contribution[] => {
  if (!hasOne(match, attacker) && !hasOne(match, defender)) return NONE;
  return [
    ...contributions(match, attacker, CONDITION_RESULTS.attacking),
    ...contributions(match, defender, CONDITION_RESULTS.defending).filter(
      ({ field }) => field !== "evade" || !isWeakenedSpent(match),
    ),
  ];
};

const NONE: readonly Contribution[] = [];

const hasOne = (match: IaMatch, figure: string): boolean => has(match, figure, "hide") || has(match, figure, "weaken");

function contributions(
  match: IaMatch,
  figure: string,
  results: Readonly<Record<keyof typeof REASONS, Readonly<Record<string, number>>>>,
): readonly Contribution[] {
  return (["hide", "weaken"] as const)
    .filter((condition) => (condition === "weaken" ? suffers(match, figure, condition) : has(match, figure, condition)))
    .flatMap((condition) =>
      Object.entries(results[condition]).map(([symbol, amount]) => match.add(amount, REASONS[condition], symbol)),
    );
}

import type { Context, FormCard } from "@riposte/imperial-assault";
import { formOf, type StepsMatch } from "@riposte/imperial-assault-steps";
import type { Contribution } from "@riposte/kernel";

type InAttack = { readonly attacker: string; readonly defender: string };

const OF_ATTACKER = ["accuracy", "hit", "surge"] as const;
const OF_DEFENDER = ["block", "evade", "dodge"] as const;

/** The Form or Loadout card a figure has: its keywords and surge abilities are the figure's own. */
export function formCardOf(context: Context, match: StepsMatch, figure: string): FormCard | undefined {
  const card = context.facts.deployment[formOf(match, figure) ?? ""];
  return card !== undefined && (card.kind === "form" || card.kind === "loadout") ? card : undefined;
}

/** In most matches no figure has one. */
const hasNoForms = (match: StepsMatch): boolean => match.lasting("do:form").length === 0;

const NOTHING: readonly Contribution[] = [];

/** What the ability bar of a Form adds to results. */
export const formResults =
  (context: Context) =>
  ({ attacker, defender }: InAttack, match: StepsMatch): readonly Contribution[] => {
    if (hasNoForms(match)) return NOTHING;
    const bar = (figure: string, symbols: readonly ("accuracy" | "hit" | "surge" | "block" | "evade" | "dodge")[]) => {
      const form = formCardOf(context, match, figure);
      return symbols.flatMap((symbol) => {
        const amount = form?.keywords[symbol];
        return form === undefined || amount === undefined ? [] : [match.add(amount, form.id, symbol)];
      });
    };
    return [...bar(attacker, OF_ATTACKER), ...bar(defender, OF_DEFENDER)];
  };

/** Reach and Priority Target of a Form. */
export const formAim =
  (context: Context) =>
  ({ attacker }: InAttack, match: StepsMatch): readonly Contribution[] => {
    if (hasNoForms(match)) return NOTHING;
    const form = formCardOf(context, match, attacker);
    if (form === undefined) return [];
    return [
      ...(form.keywords.reach === true ? [match.contribute("atLeast", 2, form.id, "reach")] : []),
      ...(form.keywords.priorityTarget === true ? [match.contribute("atLeast", 1, form.id, "pastFigures")] : []),
    ];
  };

/** Professional of a Form: who has it twice rerolls one die all the same. */
export const formProfessional =
  (context: Context) =>
  ({ figure }: { readonly figure: string }, match: StepsMatch): readonly Contribution[] => {
    if (hasNoForms(match)) return NOTHING;
    const form = formCardOf(context, match, figure);
    return form?.keywords.professional === true ? [match.contribute("atLeast", 1, form.id)] : [];
  };

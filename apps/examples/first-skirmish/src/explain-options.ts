import { distance, fieldOn } from "@riposte/imperial-assault";
import type { Key, Option } from "@riposte/kernel";
import { attackOdds } from "@riposte/surge";
import { percent } from "@riposte/words";
import { context, type Skirmish } from "./composition.js";

/** Something to choose, and what it comes to. */
interface ExplainedOption {
  readonly key: Key;
  readonly words: string;
}

/** What can be chosen: everything but steps by itself, and all steps as one line. */
export interface Explained {
  readonly options: readonly ExplainedOption[];
  /** Spaces in reach with what they cost, cheapest first. */
  readonly steps: readonly { readonly key: Key; readonly space: string; readonly cost: number }[];
}

/** The options of the pending decision in words; attacks with their exact odds. */
export function explainOptions(match: Skirmish): Explained {
  const choice = match.decision?.choice;
  const options = choice?.kind === "one" ? choice.options : [];
  return {
    options: options
      .filter((option) => !isStep(option))
      .map((option) => ({ key: option.key, words: `${labelOf(match, option)}${oddsOf(match, option)}` })),
    steps: options
      .filter(isStep)
      .map(({ key, label }) => ({ key, space: String(label?.params?.to), cost: Number(label?.params?.cost) }))
      .sort((one, other) => one.cost - other.cost || (one.space < other.space ? -1 : 1)),
  };
}

/** A message of the composition in English. */
function labelOf({ game }: Skirmish, { key, label }: Option): string {
  if (label === undefined) return String(key);
  const words = game.messages[label.id] ?? label.id;
  // the cards of groups have ids; the groups have names
  const params: Readonly<Record<string, unknown>> = label.id === "ia:group" ? { card: key } : (label.params ?? {});
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

const isStep = ({ label }: Option): boolean => label?.id === "ia:go";

/** An attack is judged by the rules that will resolve it. */
function oddsOf(match: Skirmish, { label }: Option): string {
  const table = match.slices["imperial-assault"];
  const [attacker, defender] = [table.activation?.figure, label?.params?.target].map((id) => table.figures[String(id)]);
  if (label?.id !== "ia:attack" || attacker === undefined || defender === undefined) return "";
  const field = fieldOn(context, match);
  const [from, to] = [attacker, defender].map(({ id }) => field.figures.find((figure) => figure.id === id));
  const spaces = from === undefined || to === undefined ? undefined : distance(field, from, to);
  const odds = attackOdds(context, {
    attacker: attacker.card,
    defender: defender.card,
    focused: attacker.conditions.includes("focus"),
    ...(spaces === undefined ? {} : { distance: spaces }),
  });
  const left = context.body(defender.card).health - defender.damage;
  const falls = odds.damage.filter(({ damage }) => damage >= left).reduce((sum, { chance }) => sum + chance, 0);
  return `: ${odds.expected.toFixed(1)} damage on average, ${percent(odds.miss)} to miss, ${percent(falls)} to defeat it`;
}

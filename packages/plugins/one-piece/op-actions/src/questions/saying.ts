import type { Effect, Message } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Ability } from "../language/ability.js";
import type { Library } from "../library/library.js";
import type { messages } from "../messages.js";
import { runningAbility, runningScene } from "../reading/scenes.js";
import { tellAbility } from "../telling/ability.js";
import { tellStep } from "../telling/steps.js";

/** What a question says: the card whose effect asks, and more. */
export type Saying = (
  match: OaMatch,
  id: keyof typeof messages,
  more?: Readonly<Record<string, string | number | undefined>>,
) => Message;

/** Questions name the card that asks them. */
export const sayingOf =
  (context: Context, library: Library): Saying =>
  (match, id, more = {}) => ({
    id,
    params: { name: context.info(library.get(runningAbility(match)).code).name, ...more } as Record<string, string>,
  });

/** What a step does, in the words of the player who is asked: what is the opponent's to the player of the ability may be their own. */
export function stepWords(context: Context, library: Library, match: OaMatch, step: Effect, seat: number): string {
  const isOwn = runningScene(context, library, match).seat === seat;
  const seen = isOwn ? step : (turned(step) as Effect);
  const { verbs } = library;
  return tellStep(seen, { isStatic: false, verbs, whole: (given) => tellAbility(given, { verbs }) });
}

/** What an ability does, as the end of a question. */
export function abilityWords(ability: Ability): string {
  const told = tellAbility(ability, { isBare: true }).replace(/\.$/, "");
  return /^[A-Z]\./.test(told) ? told : `${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
}

const TURNED: Readonly<Record<string, string>> = {
  you: "opponent",
  opponent: "you",
  untilEndOfYourNextTurn: "untilEndOfOpponentsNextTurn",
  untilEndOfOpponentsNextTurn: "untilEndOfYourNextTurn",
};

/** The same from the other side of the table. */
function turned(value: unknown): unknown {
  if (typeof value === "string") return TURNED[value] ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  const { chooser: _chooser, ...fields } = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).map(([field, inner]) => [field, turned(inner)]));
}

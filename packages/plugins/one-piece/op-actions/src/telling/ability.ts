import { capital, listed } from "@riposte/words";
import type { Ability } from "../language/ability.js";
import { tellOne } from "./cards.js";
import { tellCondition, tellHappening } from "./conditions.js";
import { tellCosts, tellSteps, type Verbs } from "./steps.js";
import { ofWhom, TIMINGS, WHOSE, whoIs } from "./wording.js";

interface HowToTell {
  /** Without what stands before the colon. */
  readonly isBare?: boolean;
  /** The words of verbs that other plugins bring. */
  readonly verbs?: Verbs;
}

/** What an ability does, in a sentence made of its data: every word of it is told; bare, without what stands before the colon. */
export function tellAbility(ability: Ability, { isBare = false, verbs = {} }: HowToTell = {}): string {
  const { condition, costs, optional, steps, instead } = ability;
  const timings = [ability.timing].flat();
  const telling = {
    isStatic: timings.includes("static"),
    verbs,
    whole: (given: Ability) => tellAbility(given, { verbs }),
  };
  const marks = isBare ? "" : marksOf(ability);
  const done = steps.length === 0 ? "prevent it" : tellSteps(steps, telling);
  const act = instead === undefined ? done : `${done} instead`;
  const price = costs === undefined ? "" : `${tellCosts(costs, telling)}${isOrder(act) ? " to " : IF_DONE}`;
  // costs are paid or not, as the player likes; a question asks just that
  const may = optional === true || (costs !== undefined && !isBare) ? "you may " : "";
  const when = instead === undefined ? "" : `when ${listed([instead].flat().map(insteadWords), "or")}, `;
  const so = condition === undefined ? "" : `if ${tellCondition(condition)}, `;
  const whole = `${when}${so}${may}${price}${act}`.replace(`${IF_DONE}if `, "; if you do and ");
  return `${marks === "" ? capital(whole) : `${capital(marks)}: ${whole}`}.`;
}

const IF_DONE = "; if you do, ";

/** It begins with what the player does, not with what happens or when. */
const isOrder = (act: string): boolean =>
  !/^(?:if|the|your|all|either|up to|this|that|you|at|to|it|no|[0-9]+ times)\b/.test(act);

/** When, how often and from where: what stands before the colon. */
function marksOf({ timing, when, turn, don, oncePerTurn, from }: Ability): string {
  const happenings = when === undefined ? [] : [when].flat();
  return [
    ...[timing].flat().flatMap((one) => (TIMINGS[one] === "" ? [] : [TIMINGS[one]])),
    ...(happenings.length === 0 ? [] : [`when ${listed(happenings.map(tellHappening), "or")}`]),
    ...(turn === undefined ? [] : [`in ${WHOSE[turn]} turn`]),
    ...(don === undefined ? [] : [`with ${don} DON!! given`]),
    ...(oncePerTurn === undefined
      ? []
      : [oncePerTurn === "done" ? "once per turn (when it did something)" : "once per turn"]),
    ...(from === "field" ? [] : [`while this card is in the ${from}`]),
  ].join(", ");
}

type Instead = Exclude<NonNullable<Ability["instead"]>, readonly unknown[]>;

const SAVED = {
  ko: "would be K.O.'d",
  leave: "would leave the field",
  rest: "would be rested",
  lose: "would lose the game",
} as const;

function insteadWords({ event, cards, cause, by, source, why }: Instead): string {
  const who =
    event === "lose"
      ? "you"
      : cards === "self"
        ? "this card"
        : `${tellOne(cards.filter, "card")} of ${ofWhom(cards.side)}`;
  const reason = [
    ...(cause === "battle" ? [" in battle"] : []),
    ...(cause === "effect" ? [by === undefined ? " by an effect" : ` by ${WHOSE[by]} effect`] : []),
    ...(by === undefined || cause === "effect" ? [] : [` by ${whoIs(by)}`]),
    ...(source === undefined ? [] : [` of ${tellOne(source)}`]),
    ...(why === undefined ? [] : [why === "deck" ? " by an empty deck" : " by damage"]),
  ].join("");
  return `${who} ${SAVED[event]}${reason}`;
}

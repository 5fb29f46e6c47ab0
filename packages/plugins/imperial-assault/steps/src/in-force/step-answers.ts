import { type Context, figureOf } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import type { Moment } from "../language/moment.js";
import { isPayable } from "../reading/costs.js";
import { laidBy } from "../reading/marks.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";

/** Abilities in play that answer what a hostile figure enters or leaves, from their figure or from a token that lies somewhere. */
export const stepAnswers =
  (context: Context, holdersIn: Holders) =>
  ({ figure, window }: StepTaken, match: StepsMatch): readonly Contribution[] => {
    const { seat } = figureOf(match, figure);
    return holdersIn(match, `at:${window}`).flatMap((holder) =>
      holder.seat === seat
        ? []
        : (holder.parts.at.get(window) ?? []).flatMap(({ id, label, part }) =>
            part.as === "enemy" &&
            !holder.lost.includes(id) &&
            isPayable(sceneAt(context, match, holder, id), part.cost)
              ? watched(match, holder, part).map(([name, far]) => match.contribute("atLeast", far, label, name))
              : [],
          ),
    );
  };

/** A figure comes to a place, or leaves it. */
export interface StepTaken {
  readonly figure: string;
  readonly window: "figure:entered" | "figure:leaving";
}

const sceneAt = (context: Context, match: StepsMatch, holder: Holder, id: string) =>
  sceneOf(context, match, holder, {}, id);

/** Where it watches from, and how far. */
function watched(
  match: StepsMatch,
  { self }: Holder,
  { if: condition }: Moment,
): readonly (readonly [string, number])[] {
  const { fromSpace } = subjectOf(condition);
  const far = watchedFrom(condition);
  if (fromSpace === undefined) return [[self, far]];
  const laid = laidBy(match, self, fromSpace);
  return laid === undefined ? [] : [[laid.space, far]];
}

/** From how far a condition about whom a moment is about holds. */
export function watchedFrom(condition: Moment["if"]): number {
  const { adjacent, within } = subjectOf(condition);
  return within ?? (adjacent === true ? 1 : Number.MAX_SAFE_INTEGER);
}

interface Watching {
  readonly fromSpace?: string | undefined;
  readonly adjacent?: boolean | undefined;
  readonly within?: number | undefined;
}

const subjectOf = (condition: Moment["if"]): Watching =>
  condition !== undefined && "subject" in condition ? ((condition.subject ?? {}) as Watching) : {};

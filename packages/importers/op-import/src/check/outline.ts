import type { Ability, StepOf } from "@riposte/op-actions";
import { type Gathering, gathering, must } from "./account.js";
import { accountAbility } from "./told.js";
import { accountCondition } from "./told-conditions.js";
import { accountSteps } from "./told-steps.js";

/** What is printed in one piece. */
export interface Piece {
  readonly means: ReadonlySet<string>;
  /** It says that something is not so. */
  readonly isNot?: true;
}

/** A part of an ability as a line may print it. */
export type Part =
  | Piece
  | { readonly inOrder: readonly Part[] }
  | { readonly oneOf: readonly Part[] }
  /** What holds only under the condition that stands before it, as far as the condition reaches. */
  | { readonly under: readonly [condition: Part, ...Part[]] };

type Effect = { readonly type: string };
type Condition = NonNullable<Ability["condition"]>;

const inOrder = (...parts: readonly Part[]): Part => ({ inOrder: parts });
const together = (...parts: readonly Part[]): Part => ({ oneOf: orders(parts).map((order) => ({ inOrder: order })) });

function orders(parts: readonly Part[]): readonly (readonly Part[])[] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((first, place) => orders(parts.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

/** One piece, with every way of saying it. */
function piece(account: (g: Gathering) => void): Piece {
  const g = gathering(accountAbility);
  account(g);
  return { means: new Set([...g.must.keys(), ...g.may, ...g.ways.flat(2)]) };
}

/** Abilities as parts, in the order in which a line tells them; what ties parts together may stand before them. */
export const outlineOf = (abilities: readonly Ability[]): Part =>
  inOrder({ means: new Set() }, ...abilities.map(ofAbility));

function ofAbility({ condition, costs, steps, when, instead, oncePerTurn, ...marks }: Ability): Part {
  const isDone = oncePerTurn === "done";
  const marked = piece((g) => accountAbility(g, { ...marks, ...(!isDone && { oncePerTurn }), steps: [] }));
  const limit = isDone ? [piece((g) => must(g, "onlyOnce", "for:thisTurn"))] : [];
  const isEvent = when !== undefined || instead !== undefined;
  const gates = [
    ...(isEvent ? [piece((g) => accountAbility(g, { timing: "when", from: "field", when, instead, steps: [] }))] : []),
    ...(condition === undefined ? [] : [ofCondition(condition)]),
  ];
  const paid = ofSteps(costs);
  // "give this card in your hand -1 cost": where the card is stands among what it gets
  const done = marks.from === "field" ? ofSteps(steps) : inPlace(marks.from, steps);
  const usual = inOrder(together(...gates), paid, done);
  const isProse = [marks.timing].flat().some((timing) => ["when", "instead", "static"].includes(timing));
  // "You may …: When …", "Draw 1 card when …", "This Character gains … if …"
  const turned = [inOrder(paid, together(...gates), done), together(...gates, inOrder(paid, done))];
  return inOrder(marked, isProse ? { oneOf: [usual, ...turned] } : usual, ...limit);
}

const inPlace = (from: string, steps: readonly Effect[]): Part => ({
  oneOf: [
    ofSteps(steps),
    piece((g) => {
      must(g, `you.${from}`);
      accountSteps(g, steps);
    }),
  ],
});

function ofCondition(condition: Condition): Part {
  if ("all" in condition) return inOrder(...condition.all.map(ofCondition));
  const one = piece((g) => accountCondition(g, condition));
  return "not" in condition ? { ...one, isNot: true } : one;
}

/** What is told with the step behind it: which number, which cards. */
const isAhead = ({ type, as }: Effect & { readonly as?: unknown }): boolean =>
  type === "op:number" || (type === "op:chooseNumber" && as !== "guess");

function ofSteps(steps: readonly Effect[] | undefined): Part {
  const parts: Part[] = [];
  for (const [place, step] of (steps ?? []).entries()) {
    const before = steps?.[place - 1];
    const part = ofStep(step);
    if (before !== undefined && isAhead(before)) {
      const both = piece((g) => accountSteps(g, [before, step]));
      parts.splice(-1, 1, { oneOf: [inOrder(parts.at(-1) as Part, part), both] });
    } else if (before?.type === "op:select" && step.type === "op:choose") {
      // "K.O. up to 1 Character, or return it": the verb of the first way comes first
      const [first, ...others] = optionsOf(step);
      const selected = piece((g) => accountSteps(g, [before, ...(first?.steps ?? [])]));
      const whole = inOrder(selected, ...others.map((other) => inOrder(aboutChoice(step), ofOption(other))));
      parts.splice(-1, 1, { oneOf: [inOrder(parts.at(-1) as Part, part), whole] });
    } else parts.push(part);
  }
  return inOrder(...parts);
}

const optionsOf = (step: Effect) => (step as Effect & StepOf<"op:choose">).options;
const ofOption = ({ condition, steps }: StepOf<"op:choose">["options"][number]): Part =>
  together(...(condition === undefined ? [] : [ofCondition(condition)]), ofSteps(steps));
const aboutChoice = (step: Effect): Piece => piece((g) => accountSteps(g, [{ ...step, options: [] } as Effect]));

function ofStep(step: Effect): Part {
  if (step.type === "op:if") {
    const { condition, steps, else: otherwise } = step as Effect & StepOf<"op:if">;
    const [first, then, last] = [ofCondition(condition), ofSteps(steps), ofSteps(otherwise)];
    return { oneOf: [{ under: [first, then, last] }, inOrder(then, first, last), inOrder(last, first, then)] };
  }
  if (step.type === "op:choose") {
    const about = aboutChoice(step);
    return inOrder(...optionsOf(step).flatMap((option) => [about, ofOption(option)]));
  }
  if (step.type === "op:may") {
    const { costs, steps, else: otherwise } = step as Effect & StepOf<"op:may">;
    const about = piece((g) => accountSteps(g, [{ ...step, costs: [], steps: [], else: undefined } as Effect]));
    return inOrder(about, ofSteps(costs), ofSteps(steps), ofSteps(otherwise));
  }
  if (step.type === "op:schedule") {
    const { at, steps } = step as Effect & StepOf<"op:schedule">;
    return together(
      piece((g) => must(g, `later:${at}`)),
      ofSteps(steps),
    );
  }
  return piece((g) => accountSteps(g, [step]));
}

/** Everything that some piece of an outline may say. */
export function saidIn(part: Part): ReadonlySet<string> {
  if ("means" in part) return part.means;
  const parts = "inOrder" in part ? part.inOrder : "oneOf" in part ? part.oneOf : part.under;
  return new Set(parts.flatMap((one) => [...saidIn(one)]));
}

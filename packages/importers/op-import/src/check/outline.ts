import type { Ability, StepOf } from "@riposte/op-actions";
import { may, must } from "./account.js";
import { inOrder, loosely, type Part, type Piece, piece, sharing, together, without } from "./parts.js";
import { accountAbility } from "./told.js";
import { accountCondition } from "./told-conditions.js";
import { accountSteps, familyOf } from "./told-steps.js";

type Effect = { readonly type: string };
type Condition = NonNullable<Ability["condition"]>;

/** Abilities as parts, in the order in which a line tells them; what ties parts together may stand before them. */
export const outlineOf = (abilities: readonly Ability[]): Part =>
  inOrder({ means: new Set(), needs: [] }, ...abilities.map((ability, place) => ofAbility(ability, place === 0)));

function ofAbility({ condition, costs, steps, when, instead, oncePerTurn, ...marks }: Ability, isFirst: boolean): Part {
  const isDone = oncePerTurn === "done";
  const at = `you.${marks.from}`;
  const all = piece((g) => accountAbility(g, { ...marks, ...(!isDone && { oncePerTurn }), steps: [] }));
  // marks stand once before all that a line says
  const marked = isFirst ? without([at], all) : { ...all, needs: [] };
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

function notsIn(condition: Condition): number {
  if ("not" in condition) return 1 + notsIn(condition.not);
  const inner = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  return inner.reduce((sum, one) => sum + notsIn(one), 0);
}

/** "The only Characters are …": they are there, and no others. */
const isOnly = (condition: Condition): boolean =>
  "not" in condition && "exists" in condition.not && condition.not.exists.filter?.not !== undefined;

function ofCondition(condition: Condition): Part {
  if ("all" in condition && !condition.all.some(isOnly))
    return inOrder(...sharing(condition.all.map(ofCondition), () => true));
  const one = piece((g) => {
    may(g, "if");
    accountCondition(g, condition);
  });
  return { ...one, nots: notsIn(condition) };
}

/** What is told with the step behind it: which number, which cards. */
const isAhead = ({ type, as, condition }: Effect & { readonly as?: unknown; condition?: Condition }): boolean =>
  (condition !== undefined && "exists" in condition && "ref" in condition.exists) ||
  type === "op:number" ||
  (type === "op:chooseNumber" && as !== "guess");

function ofSteps(steps: readonly Effect[] | undefined): Part {
  const parts: Part[] = [];
  for (const [place, step] of (steps ?? []).entries()) {
    const before = steps?.[place - 1];
    const part = ofStep(step);
    if (before?.type === "op:select" && step.type === "op:choose") {
      // "K.O. up to 1 Character, or return it": the verb of the first way comes first
      const [first, ...others] = optionsOf(step);
      const selected = piece((g) => accountSteps(g, [before, ...(first?.steps ?? [])]));
      const whole = inOrder(selected, ...others.map((other) => inOrder(aboutChoice(step), ofOption(other))));
      parts.splice(-1, 1, { oneOf: [inOrder(parts.at(-1) as Part, part), whole] });
    } else parts.push(part);
  }
  const first = steps?.findIndex(isAhead) ?? -1;
  const ahead = steps?.[first - 1]?.type === "op:select" ? first - 1 : first;
  if (steps !== undefined && ahead >= 0) {
    const whole = piece((g) => accountSteps(g, steps.slice(ahead)));
    return inOrder(...parts.slice(0, ahead), { oneOf: [inOrder(...parts.slice(ahead)), { ...whole, needs: [] }] });
  }
  const family = parts.length === steps?.length ? steps.map(familyOf) : [];
  return inOrder(...sharing(parts, (one, other) => family[one] === family[other] && family[one] !== undefined));
}

const optionsOf = (step: Effect) => (step as Effect & StepOf<"op:choose">).options;
const ofOption = ({ condition, steps }: StepOf<"op:choose">["options"][number]): Part =>
  together(...(condition === undefined ? [] : [ofCondition(condition)]), ofSteps(steps));
const aboutChoice = (step: Effect): Piece => piece((g) => accountSteps(g, [{ ...step, options: [] } as Effect]));

function ofStep(step: Effect): Part {
  if (step.type === "op:if") {
    const { condition, steps, else: otherwise } = step as Effect & StepOf<"op:if">;
    const [first, then, last] = [ofCondition(condition), ofSteps(steps), ofSteps(otherwise)];
    // "draw 1 card. If X, you may … instead of drawing 1 card"
    return { under: first, steps: otherwise === undefined ? then : loosely(then), otherwise: last };
  }
  if (step.type === "op:choose") {
    const about = aboutChoice(step);
    const [first, ...others] = optionsOf(step).map(ofOption);
    const between = { ...about, needs: [] };
    const apart = inOrder(about, first ?? inOrder(), ...others.flatMap((other) => [between, other]));
    const { means, needs } = piece((g) => accountSteps(g, [step]));
    // "your or your opponent's", "gains [A] or [B]": one sentence for all ways
    const isOne = new Set([...means].filter((one) => one !== "chooseOne"));
    return { oneOf: [apart, { means: isOne, needs: needs.filter(([one]) => one !== "chooseOne") }] };
  }
  if (step.type === "op:may") {
    const { costs, steps, else: otherwise } = step as Effect & StepOf<"op:may">;
    const about = piece((g) => accountSteps(g, [{ ...step, costs: [], steps: [], else: undefined } as Effect]));
    const ifDone = piece((g) => may(g, "did"));
    return inOrder(without(["did"], about), ofSteps(costs), ifDone, ofSteps(steps), ofSteps(otherwise));
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

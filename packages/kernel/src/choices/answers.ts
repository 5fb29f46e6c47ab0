import { KernelError } from "../errors.js";
import type { Answer, Choice, ChooseNumber, Option } from "./choice.js";
import { type Below, bigBelow, fitsOneDraw } from "./counting.js";
import { countDistributions, distributionAt, drawDistribution } from "./distribute.js";
import { canonicalOrder, countOrders, drawOrder, orderAt } from "./order.js";
import { countSeveral, drawSeveral, severalAt } from "./several.js";

/** The number of legal answers: exact up to 2^53, `Infinity` past what a number can hold. */
export function countAnswers(choice: Choice): number {
  switch (choice.kind) {
    case "one":
      return choice.options.length;
    case "several":
      return countSeveral(choice);
    case "order":
      return countOrders(choice);
    case "number":
      return countNumbers(choice);
    case "distribute":
      return countDistributions(choice);
  }
}

/** The legal answer with that index, built without building the others; a caller that has counted them says so. */
export function answerAt(choice: Choice, index: number, counted?: number): Answer {
  if (choice.kind === "one") {
    const option = choice.options[index];
    if (option === undefined) throw noSuchAnswer(choice, index);
    return option.key;
  }
  const count = counted ?? countAnswers(choice);
  if (!(Number.isSafeInteger(index) && index >= 0 && index < count)) throw noSuchAnswer(choice, index);
  switch (choice.kind) {
    case "several":
      return severalAt(choice, index);
    case "order":
      return orderAt(choice, index);
    case "number":
      return choice.min + index * (choice.step ?? 1);
    case "distribute":
      return distributionAt(choice, index);
  }
}

/** All legal answers, one at a time, in the order of their index. */
export function* answersOf(choice: Choice): Generator<Answer, void, undefined> {
  const count = countAnswers(choice);
  for (let index = 0; index < count; index++) yield answerAt(choice, index, count);
}

/** A copy of an answer: keys are never written into, lists and amounts may be. */
export function copyAnswer(answer: Answer): Answer {
  if (typeof answer !== "object") return answer;
  return Array.isArray(answer) ? answer.slice() : { ...answer };
}

/**
 * A legal answer, each as likely as any other, however many there are; where options have verbs, each verb is as likely as any other.
 * `below(n)` gives a uniform integer below n.
 */
export function drawAnswer(choice: Choice, below: Below): Answer {
  if (choice.kind === "one")
    return answerAt(choice, choice.options.length === 0 ? 0 : drawOption(choice.options, below));
  const count = countAnswers(choice);
  if (count === 0) throw noSuchAnswer(choice, 0);
  switch (choice.kind) {
    case "several":
      return drawSeveral(choice, below);
    case "order":
      return drawOrder(choice, below);
    case "number":
      return answerAt(choice, fitsOneDraw(count) ? below(count) : Number(bigBelow(BigInt(count), below)));
    case "distribute":
      return drawDistribution(choice, below);
  }
}

/** The place of an option: its verb is drawn first, where there are verbs; an option without one stands for itself. */
function drawOption(options: readonly Option[], below: Below): number {
  if (!hasVerbs(options)) return below(options.length);
  const firsts: number[] = [];
  let before: string | undefined;
  for (let at = 0; at < options.length; at++) {
    const { verb } = options[at] as Option;
    // those alike mostly stand together
    if (verb !== undefined && verb === before) continue;
    before = verb;
    if (verb === undefined || !firsts.some((first) => options[first]?.verb === verb)) firsts.push(at);
  }
  const first = firsts[below(firsts.length)] as number;
  const verb = options[first]?.verb;
  if (verb === undefined || firsts.length === options.length) return first;
  const alike: number[] = [];
  for (let at = first; at < options.length; at++) if (options[at]?.verb === verb) alike.push(at);
  return alike.length === 1 ? first : (alike[below(alike.length)] as number);
}

function hasVerbs(options: readonly Option[]): boolean {
  for (let at = 0; at < options.length; at++) if (options[at]?.verb !== undefined) return true;
  return false;
}

/** The one form of a legal answer, as `answerAt` gives it: a selection where order means nothing, in the order offered. */
export function canonicalAnswer(choice: Choice, answer: Answer): Answer {
  if (choice.kind === "several" && !choice.ordered) {
    const chosen = new Set(answer as readonly unknown[]);
    return choice.of.filter(({ key }) => chosen.has(key)).map(({ key }) => key);
  }
  if (choice.kind === "order") return canonicalOrder(choice, answer as Parameters<typeof canonicalOrder>[1]);
  if (choice.kind === "distribute") {
    const amounts = answer as Readonly<Record<string, number>>;
    return Object.fromEntries(
      choice.among.flatMap(({ key }) => (amounts[key] ? [[String(key), amounts[key]] as const] : [])),
    );
  }
  return answer;
}

function countNumbers({ min, max, step = 1 }: ChooseNumber): number {
  return Math.max(0, Math.floor((max - min) / step) + 1);
}

function noSuchAnswer(choice: Choice, index: number): KernelError {
  const count = countAnswers(choice);
  return new KernelError(
    "NOT_AN_OPTION",
    count === 0
      ? `a choice of kind "${choice.kind}" has no legal answer. Ask countAnswers first.`
      : `a choice of kind "${choice.kind}" has the answers 0 to ${count - 1}, not ${index}.`,
  );
}

import type { Message } from "@riposte/words";
import { say } from "../messages.js";
import { PauseChoice } from "../windows/pause.js";
import type {
  Choice,
  ChooseDistribution,
  ChooseNumber,
  ChooseOne,
  ChooseOrder,
  ChooseSeveral,
  Option,
} from "./choice.js";
import { capOf } from "./distribute.js";

/** Why an answer is refused, and what was expected. */
export interface AnswerFault {
  readonly code: "NOT_AN_OPTION" | "ANSWER_MALFORMED";
  readonly message: Message;
}

const SHOWN = 10;

/**
 * Nothing for a legal answer. Keys whose order means nothing are accepted in any order, zero amounts too; `canonicalAnswer`
 * then gives the one form.
 */
export function checkAnswer(choice: Choice, answer: unknown): AnswerFault | undefined {
  switch (choice.kind) {
    case "one":
      // what is said of the first moment needs no look at later ones
      if (choice instanceof PauseChoice && checkOne(choice.first, answer) === undefined) return undefined;
      return checkOne(choice, answer);
    case "several":
      return checkSeveral(choice, answer);
    case "order":
      return checkOrder(choice, answer);
    case "number":
      return checkNumber(choice, answer);
    case "distribute":
      return checkDistribution(choice, answer);
  }
}

function checkOne({ options }: ChooseOne, answer: unknown): AnswerFault | undefined {
  for (const option of options) if (option.key === answer) return undefined;
  return fault(isKey(answer), say("kernel:choose-one", { ...listed(options), answer: shown(answer) }));
}

function checkSeveral(choice: ChooseSeveral, answer: unknown): AnswerFault | undefined {
  const { of, min, max, ordered } = choice;
  const most = Math.min(max, of.length);
  const hasShape = isKeyList(answer);
  if (hasShape && answer.length >= min && answer.length <= most && areDistinctKeysOf(of, answer)) return undefined;
  const said = { ...listed(of), answer: shown(answer) };
  if (min >= most)
    return fault(hasShape, say(ordered ? "kernel:choose-in-order" : "kernel:choose", { ...said, count: min }));
  const between = ordered ? "kernel:choose-between-in-order" : "kernel:choose-between";
  return fault(hasShape, say(between, { ...said, min, max: most }));
}

function checkOrder({ of }: ChooseOrder, answer: unknown): AnswerFault | undefined {
  const hasShape = isKeyList(answer);
  if (hasShape && answer.length === of.length && areDistinctKeysOf(of, answer)) return undefined;
  return fault(hasShape, say("kernel:order", { ...listed(of), count: of.length, answer: shown(answer) }));
}

function checkNumber({ min, max, step = 1 }: ChooseNumber, answer: unknown): AnswerFault | undefined {
  const hasShape = typeof answer === "number" && Number.isFinite(answer);
  if (hasShape && answer >= min && answer <= max && (answer - min) % step === 0) return undefined;
  const steps = step === 1 ? {} : { step };
  return fault(hasShape, say("kernel:choose-number", { min, max, ...steps, answer: shown(answer) }));
}

function checkDistribution(choice: ChooseDistribution, answer: unknown): AnswerFault | undefined {
  const hasShape = isAmounts(answer);
  if (hasShape && isDistribution(choice, answer)) return undefined;
  const { total, among, atMost } = choice;
  const caps = among.slice(0, SHOWN).map((option) => capOf(option, total));
  const capped = caps.every((cap) => cap === total) ? {} : { caps };
  const said = { ...listed(among), total, ...capped, answer: shown(answer) };
  return fault(hasShape, say(atMost === true ? "kernel:distribute-at-most" : "kernel:distribute", said));
}

function isDistribution(
  { total, among, atMost }: ChooseDistribution,
  amounts: Readonly<Record<string, number>>,
): boolean {
  let sum = 0;
  for (const [key, amount] of Object.entries(amounts)) {
    const option = among.find((place) => String(place.key) === key);
    if (option === undefined || amount > capOf(option, total)) return false;
    sum += amount;
  }
  return sum === total || (atMost === true && sum < total);
}

const fault = (hasShape: boolean, message: Message): AnswerFault => ({
  code: hasShape ? "NOT_AN_OPTION" : "ANSWER_MALFORMED",
  message,
});

const isKey = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

const isKeyList = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.every(isKey);

function isAmounts(value: unknown): value is Readonly<Record<string, number>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((amount) => Number.isSafeInteger(amount) && amount >= 0);
}

function areDistinctKeysOf(of: readonly Option[], keys: readonly (string | number)[]): boolean {
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string | number;
    if (keys.indexOf(key) !== at || !hasKey(of, key)) return false;
  }
  return true;
}

function hasKey(of: readonly Option[], key: string | number): boolean {
  for (let at = 0; at < of.length; at++) if (of[at]?.key === key) return true;
  return false;
}

/** The first of the options, and how many more there are. */
function listed(options: readonly Option[]): {
  readonly options: readonly (string | number)[];
  readonly more?: number;
} {
  const keys = options.slice(0, SHOWN).map(({ key }) => key);
  return options.length > SHOWN ? { options: keys, more: options.length - SHOWN } : { options: keys };
}

function shown(answer: unknown): string {
  if (Array.isArray(answer))
    return `[${answer.slice(0, SHOWN).map(shown).join(", ")}${answer.length > SHOWN ? ", …" : ""}]`;
  if (typeof answer === "object" && answer !== null) {
    const entries = Object.entries(answer).map(
      ([key, value]) => `${key}: ${typeof value === "object" ? "…" : String(value)}`,
    );
    return `{${entries.slice(0, SHOWN).join(", ")}${entries.length > SHOWN ? ", …" : ""}}`;
  }
  const text = String(answer);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

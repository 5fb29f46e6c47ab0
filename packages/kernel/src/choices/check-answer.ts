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
  readonly reason: string;
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
  return fault(isKey(answer), `choose one of: ${list(options)}`, answer);
}

function checkSeveral(choice: ChooseSeveral, answer: unknown): AnswerFault | undefined {
  const { of, min, max, ordered } = choice;
  const most = Math.min(max, of.length);
  const hasShape = isKeyList(answer);
  if (hasShape && answer.length >= min && answer.length <= most && areDistinctKeysOf(of, answer)) return undefined;
  const sizes = min >= most ? min : `${min} to ${most}`;
  return fault(hasShape, `choose ${sizes} of: ${list(of)}${ordered ? ", in order" : ""}`, answer);
}

function checkOrder({ of }: ChooseOrder, answer: unknown): AnswerFault | undefined {
  const hasShape = isKeyList(answer);
  if (hasShape && answer.length === of.length && areDistinctKeysOf(of, answer)) return undefined;
  return fault(hasShape, `put all ${of.length} in order: ${list(of)}`, answer);
}

function checkNumber({ min, max, step = 1 }: ChooseNumber, answer: unknown): AnswerFault | undefined {
  const hasShape = typeof answer === "number" && Number.isFinite(answer);
  if (hasShape && answer >= min && answer <= max && (answer - min) % step === 0) return undefined;
  const steps = step === 1 ? "" : ` in steps of ${step} from ${min}`;
  return fault(hasShape, `choose a number from ${min} to ${max}${steps}`, answer);
}

function checkDistribution(choice: ChooseDistribution, answer: unknown): AnswerFault | undefined {
  const hasShape = isAmounts(answer);
  if (hasShape && isDistribution(choice, answer)) return undefined;
  const { total, among, atMost } = choice;
  const places = list(among, (option) => `${option.key} (at most ${capOf(option, total)})`);
  return fault(hasShape, `distribute ${atMost ? "at most " : ""}${total} among: ${places}`, answer);
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

function fault(hasShape: boolean, expected: string, answer: unknown): AnswerFault {
  return { code: hasShape ? "NOT_AN_OPTION" : "ANSWER_MALFORMED", reason: `${expected}; got ${shown(answer)}` };
}

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

function list<O extends Option>(options: readonly O[], say: (option: O) => string | number = ({ key }) => key): string {
  if (options.length === 0) return "nothing";
  const more = options.length - SHOWN;
  return options.slice(0, SHOWN).map(say).join(", ") + (more > 0 ? ` and ${more} more` : "");
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

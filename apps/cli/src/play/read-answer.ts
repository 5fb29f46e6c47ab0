import type { Answer, Choice, Key, Option } from "@riposte/kernel";
import type { SortedOptions } from "./decision-lines.js";

/** A typed answer, or why it could not be understood. */
export type Read = { readonly answer: Answer } | { readonly fault: string };

/** Turns typed text into an answer; numbers are positions in the list shown. Whether the answer is legal is for the match to say. */
export function readAnswer(choice: Choice, text: string, sorted?: SortedOptions): Read {
  const place = sorted?.places.get(text.trim().toLowerCase());
  if (place !== undefined) return { answer: place.key };
  const way = readWay(text, sorted);
  if (way !== undefined) return way;
  if (sorted !== undefined && sorted.places.size > 0) return readOne(sorted.listed, text.trim(), sorted.places);
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  switch (choice.kind) {
    case "one":
      return readOne(choice.options, text.trim());
    case "several":
      return isNone(words) ? { answer: [] } : readKeys(choice.of, words);
    case "order":
      return readOrder(choice.of, words);
    case "number":
      return readNumber(text.trim());
    case "distribute":
      return readAmounts(choice.among, words);
  }
}

/** Several places are a way over them, where ways can be chosen. */
function readWay(text: string, sorted: SortedOptions | undefined): Read | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s>]+/)
    .filter((word) => word !== "");
  if (sorted?.wayOver === undefined || words.length < 2 || !sorted.places.has(words[0] as string)) return undefined;
  const stray = words.find((word) => !sorted.places.has(word));
  if (stray !== undefined) return { fault: `"${stray}" is none of the places listed, so the way does not lead there.` };
  const answer = sorted.wayOver(words.map((word) => sorted.places.get(word) as Option));
  return answer === undefined ? undefined : { answer };
}

/** How to type an answer to such a choice. */
export function answerHelp(choice: Choice): string {
  switch (choice.kind) {
    case "one":
      return "a number from the list";
    case "several": {
      const most = Math.min(choice.max, choice.of.length);
      if (most === 0) return '"none": there is nothing to choose';
      const how = choice.ordered === true ? " in order" : "";
      const many = choice.min === most ? `${most}` : `${choice.min} to ${most}`;
      return `${many} numbers${how}, like "2 1"${choice.min === 0 ? '; "none" for none' : ""}`;
    }
    case "order":
      return 'all numbers in the wanted order, like "2 1 3"; "=" for the order shown, "<" for ascending';
    case "number":
      return `a number from ${choice.min} to ${choice.max}${choice.step === undefined ? "" : ` in steps of ${choice.step}`}`;
    case "distribute":
      return `${choice.atMost === true ? "up to " : ""}${choice.total} in all, as "1=2 3=1", or one amount for each line`;
  }
}

function readOne(options: readonly Option[], word: string, places?: ReadonlyMap<string, Option>): Read {
  const option = optionAt(options, word);
  if (option !== undefined) return { answer: option.key };
  if (places === undefined || /^\d*$/.test(word)) return notInList(word, options.length);
  return { fault: `"${word}" is none of the places listed.` };
}

function readKeys(options: readonly Option[], words: readonly string[]): Read {
  const keys: Key[] = [];
  for (const word of words) {
    const option = optionAt(options, word);
    if (option === undefined) return notInList(word, options.length);
    keys.push(option.key);
  }
  return { answer: keys };
}

function readOrder(options: readonly Option[], words: readonly string[]): Read {
  const keys = options.map(({ key }) => key);
  if (words.length !== 1) return readKeys(options, words);
  if (words[0] === "=") return { answer: keys };
  return words[0] === "<" ? { answer: keys.sort(ascending) } : readKeys(options, words);
}

function readNumber(word: string): Read {
  const number = Number(word);
  return word === "" || !Number.isFinite(number) ? { fault: `"${word}" is not a number.` } : { answer: number };
}

function readAmounts(places: readonly Option[], words: readonly string[]): Read {
  const named = words.some((word) => word.includes("="));
  if (!named && words.length !== places.length)
    return { fault: `Give one amount for each of the ${places.length} lines, or pairs like "1=2".` };
  const amounts: Record<string, number> = {};
  for (const [at, word] of words.entries()) {
    const [place, amount] = named ? (word.split("=", 2) as [string, string | undefined]) : [String(at + 1), word];
    const option = optionAt(places, place);
    if (option === undefined) return notInList(place, places.length);
    if (!/^\d+$/.test(amount ?? "")) return { fault: `"${word}" gives no amount; write it like "1=2".` };
    if (Number(amount) > 0) amounts[String(option.key)] = (amounts[String(option.key)] ?? 0) + Number(amount);
  }
  return { answer: amounts };
}

/** By position; or by key, where the key is a word and so cannot be taken for a position. */
function optionAt(options: readonly Option[], word: string): Option | undefined {
  if (/^\d+$/.test(word)) return options[Number(word) - 1];
  return options.find(({ key }) => String(key).toLowerCase() === word.toLowerCase());
}

function notInList(word: string, length: number): Read {
  if (word === "") return { fault: "Nothing was entered." };
  // places are named, not numbered
  if (length === 0) return { fault: `"${word}" is none of the places listed.` };
  return { fault: `"${word}" is not in the list: the numbers go from 1 to ${length}.` };
}

const isNone = (words: readonly string[]): boolean => words.length === 1 && /^(none|-)$/i.test(words[0] as string);

const ascending = (a: Key, b: Key): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");

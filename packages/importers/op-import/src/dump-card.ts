import { ATTRIBUTES, type CardProblem, COLORS, KINDS } from "@riposte/one-piece";

/** A card as a dump has it; what is missing or strange is a problem, never a guess. */
export interface DumpCard {
  readonly id: string;
  readonly name: string;
  readonly category: (typeof KINDS)[number];
  readonly colors: readonly string[];
  readonly cost: number | null;
  readonly power: number | null;
  readonly life: number | null;
  readonly counter: number | null;
  readonly attributes: readonly string[];
  readonly types: readonly string[];
  readonly block: number | null;
  readonly effect: string;
  readonly trigger: string;
}

/** What is wrong with a dump as a whole: no cards, or none that has the fields cards have here. */
export function shapeProblem(dump: readonly unknown[]): CardProblem | undefined {
  const problem = (message: string): CardProblem => ({ card: "The list", path: "", message });
  const [first] = dump;
  if (first === undefined) return problem("holds no cards: a dump is a list with one object for each card");
  const isCard = (given: unknown): given is object => typeof given === "object" && given !== null;
  if (dump.some((given) => isCard(given) && FIELDS.some((field) => field in given))) return undefined;
  const needed = `a card has ${[...FIELDS, "colors", "types", "cost", "power", "effect"].join(", ")}`;
  if (!isCard(first)) return problem(`holds ${typeof first}s: ${needed}, write an object for each`);
  const given = Object.keys(first).slice(0, 6);
  return problem(
    `has another shape: ${needed}; ${given.length === 0 ? "these have no fields" : `these have ${given.join(", ")}`}: name the fields so`,
  );
}

/** What every card has, whatever else may be wrong with it. */
const FIELDS = ["id", "name", "category"] as const;

/** Reads one card of a dump, or says everything that is wrong with it. */
export function readDumpCard(given: unknown, place: number): DumpCard | readonly CardProblem[] {
  if (typeof given !== "object" || given === null)
    return [{ card: `card ${place + 1}`, path: "", message: "is no object: a dump is a list of cards" }];
  const card = given as Readonly<Record<string, unknown>>;
  const named = typeof card.id === "string" ? card.id : `card ${place + 1}`;
  const problems: CardProblem[] = [];
  const wrong = (path: string, message: string) => problems.push({ card: titleOf(named, card.name), path, message });
  for (const field of ["id", "name", "category"] as const)
    if (typeof card[field] !== "string" || card[field] === "") wrong(field, "is missing: every card has it");
  for (const field of ["colors", "types"] as const)
    if (!Array.isArray(card[field])) wrong(field, "is missing: write a list of words");
  const isKnown = KINDS.some((kind) => kind === card.category);
  if (typeof card.category === "string" && !isKnown)
    wrong("category", `"${card.category}" is none of ${KINDS.join(", ")}: leave cards of other categories out`);
  for (const color of listOf(card.colors))
    if (!COLORS.some((one) => one === color.toLowerCase()))
      wrong("colors", `"${color}" is none of ${COLORS.join(", ")}`);
  for (const attribute of listOf(card.attributes))
    if (!ATTRIBUTES.some((one) => one === attribute))
      wrong("attributes", `"${attribute}" is none of ${ATTRIBUTES.join(", ")}`);
  const isLeader = card.category === "Leader";
  const hasPower = isLeader || card.category === "Character";
  const life = numberOf(card.life) ?? (isLeader ? numberOf(card.cost) : null);
  if (isLeader && life === null) wrong("life", "a Leader needs its Life, here or under cost");
  if (isKnown && !isLeader && numberOf(card.cost) === null) wrong("cost", `a ${String(card.category)} needs a cost`);
  if (hasPower && numberOf(card.power) === null)
    wrong("power", `a ${String(card.category)} needs its power; 0 is written 0`);
  const effect = textOf(card.effect);
  const trigger = textOf(card.trigger);
  for (const [field, text] of [
    ["effect", effect],
    ["trigger", trigger],
  ] as const)
    for (const message of textProblems(text)) wrong(field, message);
  if (problems.length > 0) return problems;
  return {
    id: named,
    name: card.name as string,
    category: card.category as DumpCard["category"],
    colors: listOf(card.colors),
    cost: isLeader ? null : numberOf(card.cost),
    power: hasPower ? numberOf(card.power) : null,
    life: isLeader ? life : null,
    counter: card.category === "Character" ? numberOf(card.counter) : null,
    attributes: listOf(card.attributes),
    types: listOf(card.types),
    block: numberOf(card.block),
    effect,
    trigger,
  };
}

/** A card as people name it: its number and what it is called. */
export const titleOf = (id: string, name: unknown): string =>
  typeof name === "string" && name !== "" ? `${id} ${name}` : id;

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === "string") : [];

const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) ? value : null;

/** Dumps write "-" for no text. */
const textOf = (value: unknown): string => (typeof value === "string" && value.trim() !== "-" ? value : "");

/** Text that was cut, lost its tags, or is in another language. */
function textProblems(text: string): readonly string[] {
  if (text === "") return [];
  const problems: string[] = [];
  if (/[぀-ヿ一-鿿가-힯]/.test(text)) problems.push("is not in English: take the English text of this card");
  for (const [open, close] of ["[]", "{}", "()"] as const)
    if (text.split(open as string).length !== text.split(close as string).length)
      problems.push(`has "${open}" without "${close}": the text was cut, take it from the card again`);
  if (/\b(?:the|your)\s+attribute\b|\bby\s+attribute\b/.test(text))
    problems.push("speaks of an attribute without naming it: a tag such as <Slash> was stripped");
  if (!/[.)\]!"”]\s*$/.test(text.trim())) problems.push("ends in the middle of a sentence: the text was cut");
  return problems;
}

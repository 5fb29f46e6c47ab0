import type { Facts } from "../facts/facts.js";
import type { Army, Deck, ReadyArmy } from "./army-list.js";
import {
  armyFromText,
  armyToText,
  commandFinder,
  deckFromText,
  deckToText,
  deploymentFinder,
  type LineProblem,
  linesOf,
  readEntry,
} from "./list-text.js";

/** An army with its deck, as far as a text says it. */
export interface ReadText {
  readonly name: string | undefined;
  readonly army: Army;
  readonly deck: Deck;
  /** How many lines were read. */
  readonly lines: number;
  readonly problems: readonly LineProblem[];
}

/** Name, deployment cards, then the command deck: what `readyArmyFromText` reads. */
export function readyArmyToText(facts: Facts, { name, army, deck }: Omit<ReadyArmy, "id">): string {
  return `${name}\n${armyToText(facts, army)}\nCommand deck\n${deckToText(facts, deck)}`;
}

/** Reads an army and its deck from one text, in any order: a line is either a deployment card or a command card, and the first may be a name. */
export function readyArmyFromText(facts: Facts, text: string): ReadText {
  const isDeployment = known(deploymentFinder(facts));
  const isCommand = known(commandFinder(facts));
  const lines = linesOf(text);
  const army: string[] = [];
  const deck: string[] = [];
  let name: string | undefined;
  let isUnderCommand = false;
  for (const { line, content } of lines) {
    if (HEADING.test(content)) {
      isUnderCommand = /^command/i.test(content);
      continue;
    }
    // what is no card stays where it is written, and is said there to be none
    const written = content.replace(COSTS, "");
    if (isCommand(written)) deck[line - 1] = written;
    else if (line === lines[0]?.line && !isDeployment(written.split(/\s+>\s+/)[0] ?? "") && !AFFILIATION.test(written))
      name = content;
    else if (isUnderCommand && !isDeployment(written.split(/\s+>\s+/)[0] ?? "")) deck[line - 1] = written;
    else army[line - 1] = written;
  }
  const readArmy = armyFromText(facts, toText(army));
  const readDeck = deckFromText(facts, toText(deck));
  const problems = [...readArmy.problems, ...readDeck.problems].sort((one, other) => one.line - other.line);
  return { name, army: readArmy.army, deck: readDeck.deck, lines: lines.length - problems.length, problems };
}

const HEADING = /^(army|groups|figures|deployment( cards?| deck)?|command( cards?| deck)?)\s*(\(.*\))?:?$/i;
const AFFILIATION = /^affiliation:/i;
/** Points that lists write after a card: `(7)`, `[7 pts]`. */
const COSTS = /\s*[([]\d+(\s*(p|pts|points))?[)\]]$/i;

const known = (find: ReturnType<typeof deploymentFinder>) => (written: string) =>
  !("message" in readEntry(written, find));

/** Every line stays where it was, so that problems name it. */
const toText = (lines: readonly string[]): string => Array.from(lines, (line) => line ?? "").join("\n");

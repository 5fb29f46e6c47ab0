import { z } from "zod";
import type { Context } from "../context.js";
import { Deck } from "./deck.js";
import { deckProblems } from "./deck-problems.js";
import { deckFromText, isDeckText } from "./deck-text.js";
import type { Setup } from "./initial-table.js";
import { tableOfDecks } from "./lay-table.js";
import { Legality } from "./legality.js";
import { Position, tableOfPosition } from "./position.js";

/** A known deck's name, or a deck as players exchange it. */
const DeckText = z.string().max(10_000);

/** What a match can be started with: two decks, or a position. */
export const SetupOptions = z.strictObject({
  decks: z
    .tuple([z.union([DeckText, Deck]), z.union([DeckText, Deck])])
    .optional()
    .meta({ description: "By name, spelled out, or as deck text; the first two known ones when left out" }),
  legality: Legality.optional(),
  chooser: z.int().min(0).max(1).optional().meta({ description: "Who chooses to go first; by chance when absent" }),
  position: Position.optional().meta({ description: "Start here, in the middle, instead of with decks" }),
});
export type SetupOptions = z.input<typeof SetupOptions>;

/** Checks setup options; everything wrong with them, both decks included, is said at once. */
export function parseSetup(context: Context, known: Readonly<Record<string, Deck>>, options: unknown): Setup {
  if (isParsed(options)) return options;
  const { decks, chooser = null, legality, position } = SetupOptions.parse(options ?? {});
  const problems: string[] = [];
  if (position !== undefined) {
    if (decks !== undefined) problems.push("A position has its own decks; name only one.");
    const table = tableOfPosition(context, position, problems);
    refuse(problems);
    return { table };
  }
  const chosen = (decks ?? Object.keys(known).slice(0, 2)).map((deck) => findDeck(context, known, deck, problems));
  for (const deck of chosen)
    if (deck !== undefined)
      problems.push(
        ...deckProblems(context, deck, legality).map((problem) => `${deck.name ?? deck.leader}: ${problem}`),
      );
  const [first, second] = chosen;
  if (problems.length === 0 && (first === undefined || second === undefined)) problems.push("Name two decks.");
  refuse(problems);
  return { table: tableOfDecks(context, [first as Deck, second as Deck], chooser) };
}

const isParsed = (options: unknown): options is Setup =>
  typeof options === "object" && options !== null && "table" in options;

/** A deck by its name, spelled out or as text; what is wrong with it is added to the problems. */
export function findDeck(
  context: Context,
  known: Readonly<Record<string, Deck>>,
  deck: string | Deck,
  problems: string[],
): Deck | undefined {
  if (typeof deck !== "string") return deck;
  if (isDeckText(deck)) {
    const read = deckFromText(context, deck);
    problems.push(...read.problems.map(({ line, message }) => (line === 0 ? message : `Line ${line}: ${message}`)));
    return read.deck;
  }
  const found = known[deck];
  if (found === undefined) problems.push(`There is no deck "${deck}". Decks: ${Object.keys(known).join(", ")}.`);
  return found;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

import { existsSync } from "node:fs";
import type { DeckStats, HandOdds, Legality } from "@riposte/one-piece";
import { counted, faultLines, percent } from "@riposte/words";
import type { Arguments } from "../../../arguments.js";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { readJSONFile, readTextFile } from "../../../match-file.js";
import { warnUnplayed } from "../../../terminal/warn-unplayed.js";
import { UserMistake, unknownName } from "../../../user-mistake.js";
import { CARDS_FLAG } from "../cards-flag.js";
import { addCardsOf } from "../own-cards.js";

export const deck: Command = {
  name: "deck",
  summary: "check a deck of the ONE PIECE Card Game, write it as text, or say what it holds in numbers",
  operands: ["deck"],
  flags: [
    { name: "stats", help: "curve, counters, exact odds of the first hand, and of Triggers in Life" },
    { name: "regulation", value: "NAME", help: "check it by a tournament's lists too: standard or extra" },
    { name: "on", value: "DATE", help: "the lists of that day, such as 2026-11-01; today's unless given" },
    CARDS_FLAG,
    { name: "json", help: "the deck, or with --stats its numbers, as JSON instead" },
  ],
  notes: [
    "A deck is the name of a ready one, a JSON file, or a text as players, simulators and tournament sites write it: 4xOP01-016,\n4 Nami (OP01-016), OP01-016 x4, one line for each copy; the Leader may stand anywhere.\nWhat is wrong with it is printed on stderr, all of it, and ends with exit code 1.",
  ],
  examples: ["deck straw-hats --stats", "deck mine.txt --cards my-cards", "deck mine.txt --regulation standard"],
  async run(args, terminal) {
    const folder = args.text("cards");
    if (folder !== undefined) await addCardsOf(folder);
    // read when asked for: other commands need nothing of this game
    const [{ onePieceContext, onePieceGame }, { decks }, { deckProblems, deckStats, deckToText }] = await Promise.all([
      import("@riposte/hosting/one-piece"),
      import("@riposte/data-one-piece"),
      import("@riposte/one-piece"),
    ]);
    const legality = await legalityIn(args);
    const written = args.operand("deck");
    const isFile = /\.(json|txt)$/.test(written) || existsSync(written);
    const found = isFile ? await readDeck(written) : { deck: decks[written], problems: [] };
    if (found.deck === undefined && found.problems.length === 0)
      throw unknownName("BAD_VALUE", { kind: "deck" }, written, Object.keys(decks));
    const { deck } = found;
    const problems = [
      ...found.problems,
      ...(deck === undefined ? [] : deckProblems(onePieceContext(), deck, legality)),
    ];
    if (deck !== undefined && args.isSet("stats")) {
      const stats = deckStats(onePieceContext(), deck);
      terminal.print(args.isSet("json") ? JSON.stringify(stats, null, 2) : statsLines(stats).join("\n"));
    } else if (deck !== undefined)
      terminal.print(args.isSet("json") ? JSON.stringify(deck, null, 2) : deckToText(deck).trimEnd());
    for (const problem of problems) terminal.warn(problem);
    if (deck !== undefined) warnUnplayed(onePieceGame, { decks: [deck] }, terminal);
    if (folder === undefined && problems.some((problem) => problem.includes("There is no card ")))
      terminal.warn("Cards of other sets come from riposte op import and --cards DIR.");
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

/** The lists a deck is checked by, where a regulation is named. */
async function legalityIn(args: Arguments): Promise<Legality | undefined> {
  const regulation = args.text("regulation");
  const day = args.text("on") ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new UserMistake("BAD_VALUE", `--on takes a day such as 2026-11-01, not "${day}".`);
  if (regulation === undefined) {
    if (args.isSet("on")) throw new UserMistake("BAD_VALUE", "--on goes with --regulation standard or extra.");
    return undefined;
  }
  const [{ legality }, { DatedLegality, legalityOn }] = await Promise.all([
    import("@riposte/data-one-piece"),
    import("@riposte/one-piece"),
  ]);
  const lists = legality.map((list) => DatedLegality.parse(list));
  const names = [...new Set(lists.map((list) => list.regulation))];
  if (!names.includes(regulation))
    throw unknownName("BAD_VALUE", { owner: "regulation", kind: "value" }, regulation, names);
  const found = legalityOn(lists, regulation, day);
  if (found !== undefined) return found;
  const [first] = lists.flatMap((list) => (list.regulation === regulation ? [list.from] : [])).sort();
  throw new UserMistake("BAD_VALUE", `No ${regulation} list is known for ${day}: the first one counts from ${first}.`);
}

async function readDeck(file: string) {
  const [{ onePieceContext }, { Deck, deckFromText }] = await Promise.all([
    import("@riposte/hosting/one-piece"),
    import("@riposte/one-piece"),
  ]);
  const text = readTextFile(file);
  // a list of card numbers is JSON too, and a text people exchange
  if (!/^\s*\{/.test(text)) {
    const { deck, problems } = deckFromText(onePieceContext(), text);
    return { deck, problems: problems.map(({ line, message }) => (line === 0 ? message : `Line ${line}: ${message}`)) };
  }
  const parsed = Deck.safeParse(readJSONFile(file));
  if (parsed.success) return { deck: parsed.data, problems: [] };
  const faults = faultLines(parsed.error.issues);
  throw new UserMistake("BAD_VALUE", `${file} is no deck: ${faults.join("; ")}.`);
}

const odds = (label: string, { count, first, mulligan }: HandOdds): string =>
  `  ${label.padEnd(34)} ${String(count).padStart(2)} cards  ${percent(first, 1).padStart(7)}  ${percent(mulligan, 1).padStart(7)}`;

/** A deck's numbers for people. */
function statsLines({ size, kinds, averageCost, curve, counters, counterEvents, hand, life, missing }: DeckStats) {
  const most = Math.max(1, ...curve);
  return [
    `${size} cards: ${counted(kinds.Character, "Character")}, ${counted(kinds.Event, "Event")}, ${counted(kinds.Stage, "Stage")}; average cost ${averageCost.toFixed(2)}`,
    ...(missing.length === 0 ? [] : [`Not known: ${missing.join(", ")}`]),
    "",
    "Cost",
    ...curve.map(
      (count, cost) => `  ${String(cost).padStart(2)}  ${"#".repeat(Math.round((count / most) * 30))} ${count}`,
    ),
    "",
    `Counters: ${counters.map(({ value, count }) => `${count} of ${value === 0 ? "none" : `+${value}`}`).join(", ")}; ${counterEvents} Counter Events`,
    "",
    `At least one in the first hand${" ".repeat(20)}5 cards  mulligan`,
    odds("to play with 1 DON!!", hand.firstTurn),
    odds("to play with 2 DON!!", hand.secondTurn),
    odds("a counter", hand.anyCounter),
    odds("a counter of +2000", hand.counter2000),
    ...hand.cards.map((card) => odds(`${card.id} ${card.name}`.slice(0, 34), card)),
    "",
    `Triggers: ${life.triggers} in the deck; in ${life.cards} Life cards ${life.expected.toFixed(2)} on average, at least one ${percent(life.atLeastOne, 1)}`,
    `  ${life.chances.map((chance, count) => `${count}: ${percent(chance, 1)}`).join("   ")}`,
  ];
}

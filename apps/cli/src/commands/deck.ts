import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { readJSONFile, readTextFile } from "../match-file.js";
import { UserMistake, unknownName } from "../user-mistake.js";

export const deck: Command = {
  name: "deck",
  summary: "check a deck of the ONE PIECE Card Game and write it as text",
  operands: ["deck"],
  flags: [{ name: "json", help: "the deck as JSON instead" }],
  notes: [
    "A deck is the name of a ready one, a JSON file, or a .txt file with 1xOP01-003 for the Leader, then 4xOP01-016 and so on.\nWhat is wrong with it is printed on stderr, all of it, and ends with exit code 1.",
  ],
  examples: ["deck straw-hats", "deck mine.txt --json"],
  async run(args, terminal) {
    // read when asked for: other commands need nothing of this game
    const [{ onePieceContext }, { decks }, { deckProblems, deckToText }] = await Promise.all([
      import("@riposte/catalog/one-piece"),
      import("@riposte/data-one-piece"),
      import("@riposte/one-piece"),
    ]);
    const written = args.operand("deck");
    const found = /\.(json|txt)$/.test(written) ? await readDeck(written) : { deck: decks[written], problems: [] };
    if (found.deck === undefined && found.problems.length === 0)
      throw unknownName("BAD_VALUE", { kind: "deck" }, written, Object.keys(decks));
    const { deck } = found;
    const problems = [...found.problems, ...(deck === undefined ? [] : deckProblems(onePieceContext(), deck))];
    if (deck !== undefined)
      terminal.print(args.isSet("json") ? JSON.stringify(deck, null, 2) : deckToText(deck).trimEnd());
    for (const problem of problems) terminal.warn(problem);
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

async function readDeck(file: string) {
  const [{ onePieceContext }, { Deck, deckFromText }] = await Promise.all([
    import("@riposte/catalog/one-piece"),
    import("@riposte/one-piece"),
  ]);
  if (file.endsWith(".txt")) {
    const { deck, problems } = deckFromText(onePieceContext(), readTextFile(file));
    return { deck, problems: problems.map(({ line, message }) => (line === 0 ? message : `Line ${line}: ${message}`)) };
  }
  const parsed = Deck.safeParse(readJSONFile(file));
  if (parsed.success) return { deck: parsed.data, problems: [] };
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new UserMistake("BAD_VALUE", `${file} is no deck: ${faults.join("; ")}.`);
}

import { decks, proofs } from "@riposte/data-one-piece";
import { randomBot } from "@riposte/kernel";
import { abilityEntries } from "@riposte/op-actions";
import { readJSONFile } from "../match-file.js";
import { onePieceSentence } from "../render/one-piece/events.js";
import { drawOnePiece } from "../render/one-piece/table.js";
import { UserMistake } from "../user-mistake.js";
import type { GameEntry, SetupOption } from "./game-entry.js";
import { ONE_PIECE } from "./listings.js";
import { composition, context, library, PLUGINS } from "./one-piece/plugins.js";

const names = Object.keys(decks);
const pairs = names.flatMap((one) => names.map((other) => `${one},${other}`));

const DECKS: SetupOption = {
  key: "decks",
  values: pairs,
  otherwise: names.slice(0, 2).join(","),
  help: "the deck of seat 0 and of seat 1: known ones by name, or JSON files",
  read(written) {
    const parts = written.split(",").map((part) => part.trim());
    if (parts.length !== 2 || parts.includes(""))
      throw new UserMistake("BAD_VALUE", `"decks" takes two decks, as in ${pairs[1]}; not "${written}".`);
    return parts.map((part) => (part.endsWith(".json") ? readJSONFile(part) : part));
  },
};

const POSITION: SetupOption = {
  key: "position",
  values: ["FILE"],
  otherwise: "none",
  help: "a JSON file with a position to start at",
  isRare: true,
  read(written) {
    const contents = readJSONFile(written) as { readonly position?: unknown } | null;
    return contents?.position ?? contents;
  },
};

/** The ONE PIECE Card Game. */
export const onePiece: GameEntry = {
  ...ONE_PIECE,
  game: composition,
  plugins: PLUGINS,
  setup: [DECKS, POSITION],
  bots: { random: { summary: "any legal answer", create: (seed) => randomBot(seed) } },
  hintBot: "random",
  get abilities() {
    return abilityEntries(library());
  },
  proofs,
  draw: (slices, style) => drawOnePiece(context(), slices, style),
  sentence: (event) => onePieceSentence(context(), event),
};

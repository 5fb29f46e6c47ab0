import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { type Context, contextOrThrow } from "@riposte/imperial-assault";

interface CardFile {
  readonly cards: readonly { readonly id: string }[];
}

let own: readonly { readonly id: string }[] = [];
let read: Context | undefined;

/** Cards and maps, read when first asked for. */
export function imperialAssaultContext(): Context {
  read ??= contextOrThrow(withOwn(), maps);
  return read;
}

/** Puts command cards of one's own among those that come along, in place of any of their ids; to be called before a game is composed. */
export function addCommandCards(cards: readonly { readonly id: string }[]): void {
  own = cards;
  read = undefined;
}

/** Lists of cards are sorted by id. */
function withOwn(): typeof files {
  if (own.length === 0) return files;
  const ours = files["command-cards.json"] as CardFile;
  const others = ours.cards.filter(({ id }) => own.every((card) => card.id !== id));
  const cards = [...others, ...own].sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...files, "command-cards.json": { ...ours, cards } };
}

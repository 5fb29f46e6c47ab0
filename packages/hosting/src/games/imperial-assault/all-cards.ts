import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import type { Context } from "@riposte/imperial-assault";
import { readSkirmish } from "./read-cards.js";
import { bringCards, type SkirmishCards } from "./skirmish-cards.js";

interface CardFile {
  readonly cards: readonly { readonly id: string }[];
}

let own: readonly { readonly id: string }[] = [];
let read: SkirmishCards | undefined;

/** All cards and maps, read when first asked for. */
export function allCards(): SkirmishCards {
  read ??= readSkirmish({ files: withOwn(), abilities, commandEffects, maps });
  return bringCards(read);
}

/** All cards and maps. */
export const imperialAssaultContext = (): Context => allCards().context;

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

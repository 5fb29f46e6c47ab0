import { cards } from "@riposte/data-one-piece";
import { type Context, cardsOrThrow, createContext } from "@riposte/one-piece";
import { type Library, readLibrary } from "@riposte/op-actions";

let imported: readonly unknown[] = [];
let readContext: Context | undefined;
let readAbilities: Library | undefined;

/** The cards, read when first asked for. */
export function onePieceContext(): Context {
  if (readContext !== undefined) return readContext;
  const known = new Set(imported.map((card) => (card as { readonly id?: unknown }).id));
  const own = cards.filter((card) => !known.has((card as { readonly id?: unknown }).id));
  readContext = createContext(cardsOrThrow([...imported, ...own]));
  return readContext;
}

/** Adds cards, such as those of an imported dump, to the ones that come along; to be called before a game is composed. */
export function addOnePieceCards(more: readonly unknown[]): void {
  imported = more;
  readContext = undefined;
  readAbilities = undefined;
}

/** What the cards' texts do. */
export function onePieceLibrary(): Library {
  readAbilities ??= readLibrary(onePieceContext());
  return readAbilities;
}

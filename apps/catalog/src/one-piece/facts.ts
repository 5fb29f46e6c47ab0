import { cards } from "@riposte/data-one-piece";
import { type Context, cardsOrThrow, createContext } from "@riposte/one-piece";
import { type Library, readLibrary } from "@riposte/op-actions";

let readContext: Context | undefined;
let readAbilities: Library | undefined;

/** The cards, read when first asked for. */
export function onePieceContext(): Context {
  readContext ??= createContext(cardsOrThrow(cards));
  return readContext;
}

/** What the cards' texts do. */
export function onePieceLibrary(): Library {
  readAbilities ??= readLibrary(onePieceContext());
  return readAbilities;
}

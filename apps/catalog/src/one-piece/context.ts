import { cards } from "@riposte/data-one-piece";
import { type Context, cardsOrThrow, createContext } from "@riposte/one-piece";

let read: Context | undefined;

/** The cards, read when first asked for. */
export function onePieceContext(): Context {
  read ??= createContext(cardsOrThrow(cards));
  return read;
}

import { cards, decks } from "@riposte/data-one-piece";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel";
import { type Context, cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { type Library, opActions, readLibrary } from "@riposte/op-actions";

export const PLUGINS: readonly string[] = ["op-actions"];

let read: { readonly context: Context; readonly library: Library } | undefined;

/** Cards and their abilities, read when first asked for: other commands and games need not wait for them. */
function facts(): { readonly context: Context; readonly library: Library } {
  if (read === undefined) {
    const context = createContext(cardsOrThrow(cards));
    read = { context, library: readLibrary(context) };
  }
  return read;
}

export const context = (): Context => facts().context;
export const library = (): Library => facts().library;

const composed = new Map<string, Game>();

/** The base game with the plugins of these names. */
export function composition(names: readonly string[] = PLUGINS): Game {
  const key = names.join();
  const game = composed.get(key) ?? composeList([onePiece(context(), decks), ...names.map(pluginNamed)]);
  composed.set(key, game);
  return game;
}

const pluginNamed = (): AnyPlugin => opActions(context(), library());

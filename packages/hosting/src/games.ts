import type { AnyPlugin } from "@riposte/kernel/run";
import type { GameInfo } from "./game-info.js";
import { FINISHED } from "./games/finished/info.js";
import { IMPERIAL_ASSAULT } from "./games/imperial-assault/info.js";
import { ONE_PIECE } from "./games/one-piece/info.js";
import { WARHAMMER_40K } from "./games/warhammer-40k/info.js";

export { keepOwnCardsAt } from "./games/one-piece/own-cards.js";

/** Every game of ours, with as little as a lobby needs; rules and data come with `load`. */
export const GAMES: readonly GameInfo[] = [FINISHED, IMPERIAL_ASSAULT, ONE_PIECE, WARHAMMER_40K];

const guests: GameInfo[] = [];

/** Games that plugins of others have joined, by their id. */
const joined = new Map<string, GameInfo>();

/** Every game that is played here: ours, and those of others that were welcomed. */
export const gamesHere = (): readonly GameInfo[] => [...GAMES, ...guests].map((game) => joined.get(game.id) ?? game);

/** Plays a game as it is with a plugin of another author, from here on. */
export const welcomeJoined = (game: GameInfo): void => void joined.set(game.id, game);

/** Takes a game of others in, so that everything here plays it as it plays ours; the one of that name before it goes. */
export function welcome(game: GameInfo): void {
  if (GAMES.some(({ id }) => id === game.id))
    throw new Error(`There is a game "${game.id}" here already. Give yours another name.`);
  const at = guests.findIndex(({ id }) => id === game.id);
  guests.splice(at < 0 ? guests.length : at, 1, game);
}

/** The game of that id, if there is one. */
export const findGame = (id: string): GameInfo | undefined => gamesHere().find((game) => game.id === id);

/** The games a plugin from elsewhere can join: those that have what it requires, themselves or among `others`. */
export const gamesFor = (guest: AnyPlugin, others: readonly AnyPlugin[]): readonly GameInfo[] =>
  gamesHere().filter(({ plugins }) => {
    const names = [...plugins, ...others].map(({ name }) => name);
    return guest.declared.requires.every(({ name }) => names.includes(name));
  });

/** The package a plugin of ours comes from. */
export const packageOf = (plugin: string): string =>
  gamesHere()
    .flatMap(({ plugins }) => plugins)
    .find(({ name }) => name === plugin)?.package ?? `@riposte/${plugin}`;

/** The plugins of a lock that can be picked: what `compose` takes to get that composition again. */
export function pickedIn(info: GameInfo, lock: readonly { readonly name: string }[]): readonly string[] {
  const names = lock.map(({ name }) => name);
  return info.plugins.filter(({ name, isOptional }) => isOptional && names.includes(name)).map(({ name }) => name);
}

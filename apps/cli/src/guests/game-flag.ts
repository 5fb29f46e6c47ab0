import type { Flag } from "../command.js";
import { ofGuest } from "./of-guest.js";

/** A game of others. */
export const GAME_FLAG: Flag = {
  name: "game",
  value: "FILE",
  help: "a game of another author: its built file, package folder or installed package; may be repeated",
  repeated: true,
};

/** Takes the games of others in; their names, in the order given. */
export async function welcomeGames(given: readonly string[]): Promise<readonly string[]> {
  if (given.length === 0) return [];
  const { welcomeGuest } = await import("@riposte/hosting/guests");
  const names: string[] = [];
  for (const where of given) names.push((await ofGuest(() => welcomeGuest(where))).id);
  return names;
}

/** Where those came from, for threads, which take them in anew. */
export const gamesOfOthers = async (): Promise<readonly string[]> =>
  (await import("@riposte/hosting/guests")).guestGames().map(({ where }) => where);

import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { GAMES } from "../games.js";
import { UserMistake } from "../user-mistake.js";
import type { FlagValues, Listing } from "./game-entry.js";

/** The flags with which players bring cards and units of their own, of every game that takes some. */
export const OWN_FLAGS: readonly Flag[] = GAMES.flatMap(({ ownFiles }) => ownFiles?.flags ?? []);

/** Reads the player's own files before the game is composed; the arguments, with what those files say of the setup. */
export async function withOwnFiles(game: Listing, args: Arguments): Promise<Arguments> {
  refuseForeign(game, args);
  const said = (await game.ownFiles?.read(args)) ?? [];
  return { ...args, texts: (flag) => (flag === "setup" ? [...args.texts(flag), ...said] : args.texts(flag)) };
}

/** What was given of these flags, as it can be sent to a thread. */
export const ownValues = ({ ownFiles }: Listing, args: FlagValues): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries((ownFiles?.flags ?? []).map(({ name }) => [name, args.texts(name)]));

/** The same in the thread. */
export const fromOwnValues = (values: Readonly<Record<string, readonly string[]>>): FlagValues => ({
  text: (flag) => values[flag]?.at(-1),
  texts: (flag) => values[flag] ?? [],
});

/** Whether the player brought files of his own. */
export const hasOwnFiles = (args: FlagValues): boolean => OWN_FLAGS.some(({ name }) => args.texts(name).length > 0);

function refuseForeign({ name: game }: Listing, args: FlagValues): void {
  for (const { name, ownFiles } of GAMES) {
    const flag = name === game ? undefined : ownFiles?.flags.find((one) => args.texts(one.name).length > 0);
    if (flag !== undefined) throw new UserMistake("BAD_VALUE", `--${flag.name} is for ${name}, not for ${game}.`);
  }
}

import type { SetupValue } from "@riposte/hosting";
import { store, stored } from "../kept/store.js";

type Chosen = Readonly<Record<string, SetupValue>>;

const keyOf = (game: string): string => `riposte:chosen:${game}`;

/** What a game was last set up with on this device. */
export function lastChosen(game: string): Chosen {
  const chosen = stored(keyOf(game));
  return typeof chosen === "object" && chosen !== null ? (chosen as Chosen) : {};
}

/** Where nothing can be kept, the usual ones are chosen next time. */
export const rememberChosen = (game: string, chosen: Chosen): boolean => store(keyOf(game), chosen);

import type { SetupValue } from "@riposte/hosting";

type Chosen = Readonly<Record<string, SetupValue>>;

const keyOf = (game: string): string => `riposte:chosen:${game}`;

/** What a game was last set up with on this device. */
export function lastChosen(game: string): Chosen {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}");
    return typeof chosen === "object" && chosen !== null ? (chosen as Chosen) : {};
  } catch {
    return {};
  }
}

export function rememberChosen(game: string, chosen: Chosen): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(chosen));
  } catch {
    // next time the usual ones are chosen
  }
}

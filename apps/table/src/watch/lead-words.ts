import { percent } from "../look/percent.js";
import type { Player } from "../match/bar/players.js";
import { watchTexts as texts } from "./watch-texts.js";

/** How likely it is to win, once that is reckoned. */
export const chanceWords = (chance: number | undefined): string =>
  chance === undefined ? texts.reckoning : texts.chance(percent(chance));

/** Who is ahead, and by how much. */
export function leadWords(lead: number, players: readonly Player[]): string {
  if (players.length < 2) return "";
  if (lead === 0) return texts.even;
  const name = players.find(({ side }) => side === (lead > 0 ? "you" : "foe"))?.name ?? "";
  return texts.ahead(name, Math.abs(lead));
}

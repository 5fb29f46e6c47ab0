import { voiceOf } from "@riposte/hosting";
import { type LeagueOrder, type LeagueReport, setupFor } from "@riposte/hosting/league";
import { type Game, simulateMatch } from "@riposte/kernel/run";
import type { GameEntry } from "../games/game-entry.js";

/** A report as people read it: ready lists by their titles, cards and units by what is printed on them. Data keep their ids. */
export function namedReport(report: LeagueReport, entry: GameEntry, game: Game, order: LeagueOrder): LeagueReport {
  const titles = entry.setup.flatMap(({ sides }) => sides?.() ?? []);
  const listOf = (name: string) => {
    const ready = titles.find(({ id }) => name === id || name.startsWith(`${id} (`));
    return ready === undefined ? name : `${ready.title}${name.slice(ready.id.length)}`;
  };
  const setup = setupFor(order, order.contenders.slice(0, 2));
  const { slices } = simulateMatch(game, { seed: "names", setup });
  const { spell = (id: string) => id } = voiceOf(entry, game, undefined, slices as Readonly<Record<string, unknown>>);
  return {
    ...report,
    table: report.table.map((one) => ({ ...one, name: listOf(one.name) })),
    cards: report.cards.map((one) => ({ ...one, name: listOf(one.name), card: spell(one.card) })),
  };
}

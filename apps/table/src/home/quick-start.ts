import { broughtBy, type GameInfo, setupOf, usualPlugins } from "@riposte/hosting";
import { HUMAN } from "@riposte/hosting/seats";
import { type Started, startSession } from "../play/session.js";
import { lastChosen } from "./last-chosen.js";

/** A match at once: what was chosen last, against the bot whose advice counts. */
export async function quickStart(info: GameInfo, seed?: string): Promise<Started> {
  const { setup, hintBot, seats } = await info.loadTable([], {});
  const chosen = setupOf(setup, lastChosen(info.id));
  return startSession({
    game: info.id,
    plugins: [...usualPlugins(info), ...broughtBy(setup, chosen)],
    seats: Array.from({ length: seats(chosen) }, (_, seat) => (seat === 0 ? HUMAN : hintBot)),
    setup: chosen,
    ...(seed !== undefined && { seed }),
  });
}

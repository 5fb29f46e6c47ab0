import { broughtBy, findGame, setupOf, usualPlugins } from "@riposte/hosting";
import type { ListBuilder } from "@riposte/hosting/lists";
import { HUMAN } from "@riposte/hosting/seats";
import { lastChosen } from "../home/last-chosen.js";
import { type Started, startSession } from "../play/session.js";

/** A match at once with a list of one's own, against the bot with a ready one. */
export async function playWith(builder: ListBuilder, list: unknown, name: string): Promise<Started> {
  const { game, option } = builder;
  const info = findGame(game);
  if (info === undefined) return { ok: false, problems: [] };
  const { setup, hintBot } = await info.loadTable();
  const chosen = lastChosen(game);
  const [, theirs] = String(chosen[option] ?? setup.find(({ key }) => key === option)?.otherwise).split(",");
  const made = setupOf(setup, chosen);
  return startSession({
    game,
    plugins: [...usualPlugins(info), ...broughtBy(setup, made)],
    seats: [HUMAN, hintBot],
    setup: { ...made, [option]: [builder.named(list, name), theirs] },
  });
}

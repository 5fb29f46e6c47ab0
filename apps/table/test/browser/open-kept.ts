import type { OpenedPages, Page, Size } from "@riposte/browser";
import { findGame, usualPlugins } from "@riposte/hosting";
import { HUMAN } from "@riposte/hosting/seats";
import { saveMatch, startMatch } from "@riposte/kernel/run";

interface Kept {
  readonly setup?: unknown;
  readonly size?: Size;
  /** What this device has chosen. */
  readonly settings?: object;
  /** Answers that bots gave for everybody before; of a match that ends sooner, all but the last few. */
  readonly answers?: number;
  /** Milliseconds it was played before. */
  readonly played?: number;
  /** Inputs it has come to: wishes about being asked lie between the answers, as many as it takes. */
  readonly inputs?: number;
}

/** So many answers are left to give, at least. */
const LEFT = 40;

/** A match of one person and the bot, as a browser keeps one. */
export async function openKept(table: OpenedPages, game: string, kept: Kept = {}): Promise<Page> {
  const { setup, size, settings = {}, answers = 0, inputs = 0, played } = kept;
  const info = findGame(game);
  const entry = await info?.load();
  const composed = entry?.compose();
  if (info === undefined || entry === undefined || composed?.ok !== true) throw new Error(`${game} does not compose.`);
  const play = (most: number, wishes = 0) => {
    const match = startMatch(composed.game, { setup, hold: "auto", seed: "2" });
    const bot = entry.bots[entry.hintBot]?.create("kept", composed.game);
    let given = 0;
    for (; given < most || match.decision?.seat === 1; given++) {
      if (match.decision === null || bot === undefined) break;
      for (let wish = 0; wish < wishes; wish++) match.setPolicy(0, { set: "hold", hold: "auto" });
      match.answer(match.decision.seat, bot.answer(match.seen));
    }
    return { match, given };
  };
  const whole = play(answers);
  const most = whole.match.decision === null ? whole.given - LEFT : answers;
  const isEnough = most === answers && whole.match.line.length >= inputs;
  const { match } = isEnough ? whole : play(most, Math.ceil(inputs / Math.max(1, most)));
  const seats = Array.from({ length: match.seats }, (_, seat) => (seat === 0 ? HUMAN : entry.hintBot));
  const saved = {
    id: "kept",
    game,
    plugins: usualPlugins(info),
    seats,
    save: saveMatch(match, { played }),
    standing: {},
    changed: 0,
    owner: "",
  };
  const page = await table.open("#/match/kept", size, {
    stored: { "riposte:match:kept": JSON.stringify(saved), "riposte:settings": JSON.stringify(settings) },
  });
  await page.locator("[data-decision]").waitFor();
  return page;
}

import type { OpenedPages, Page, Size } from "@riposte/browser";
import { findGame, usualPlugins } from "@riposte/catalog";
import { saveMatch, startMatch } from "@riposte/kernel/run";
import { HUMAN } from "@riposte/seats";

interface Kept {
  readonly setup?: unknown;
  readonly size?: Size;
  /** What this device has chosen. */
  readonly settings?: object;
  /** Answers that bots gave for everybody before; of a match that ends sooner, all but the last few. */
  readonly answers?: number;
}

/** So many answers are left to give, at least. */
const LEFT = 40;

/** A match of one person and the bot, as a browser keeps one. */
export async function openKept(table: OpenedPages, game: string, kept: Kept = {}): Promise<Page> {
  const { setup, size, settings = {}, answers = 0 } = kept;
  const info = findGame(game);
  const entry = await info?.load();
  const composed = entry?.compose();
  if (info === undefined || entry === undefined || composed?.ok !== true) throw new Error(`${game} does not compose.`);
  const play = (most: number) => {
    const match = startMatch(composed.game, { setup, hold: "auto", seed: "2" });
    const bot = entry.bots[entry.hintBot]?.create("kept", composed.game);
    let given = 0;
    for (; given < most || match.decision?.seat === 1; given++) {
      if (match.decision === null || bot === undefined) break;
      match.answer(match.decision.seat, bot.answer(match.seen));
    }
    return { match, given };
  };
  const whole = play(answers);
  const { match } = whole.match.decision === null ? play(whole.given - LEFT) : whole;
  const seats = Array.from({ length: match.seats }, (_, seat) => (seat === 0 ? HUMAN : entry.hintBot));
  const saved = {
    id: "kept",
    game,
    plugins: usualPlugins(info),
    seats,
    save: saveMatch(match),
    standing: {},
    changed: 0,
    owner: "",
  };
  const page = await table.open("#/settings", size);
  await page.evaluate(
    ([text, chosen]) => {
      localStorage.setItem("riposte:match:kept", text as string);
      localStorage.setItem("riposte:settings", chosen as string);
    },
    [JSON.stringify(saved), JSON.stringify(settings)],
  );
  await page.goto(`${table.address}#/match/kept`);
  await page.reload();
  await page.locator("[data-decision]").waitFor();
  return page;
}

import { findGame, type GameInfo, pickedIn } from "@riposte/hosting";
import { parseSave, saveMatch } from "@riposte/kernel/run";
import { claimMatch, keepMatch, keptMatch, newId } from "../kept/kept-match.js";
import { standingOf } from "../kept/standing.js";
import { asksWhatever } from "../seat/asked-whatever.js";
import type { LocalHost } from "../seat/hosting.js";
import { createLocalHost, type LocalMatch } from "../seat/local-host.js";
import { movesThings, settings } from "../settings/settings.js";

/** How a match is to be started. */
export interface SessionPlan {
  /** A kept match goes on under its own; a new one gets one. */
  readonly id?: string;
  readonly game: string;
  readonly plugins: readonly string[];
  readonly seats: readonly string[];
  readonly setup?: unknown;
  readonly seed?: string;
  /** A save file's contents, to go on with. */
  readonly save?: unknown;
}

/** A match that runs in this page. */
interface Session {
  readonly id: string;
  readonly host: LocalHost;
}

/** A match in this page, or the sentences that say why it cannot be started. */
export type Started = ({ readonly ok: true } & Session) | { readonly ok: false; readonly problems: readonly string[] };

/** Milliseconds to follow a bot's answer; those who want no motion want no waiting either. */
const PACES = { slow: 1200, normal: 500, "at-once": 0 } as const;

/** Milliseconds until the browser has painted. */
const AFTER_PAINT = 60;

let current: Session | null = null;

/** Starts a match and keeps it in this browser after every input. The one before stays kept. */
export async function startSession(plan: SessionPlan): Promise<Started> {
  const info = findGame(plan.game);
  if (info === undefined) return { ok: false, problems: [`There is no game "${plan.game}".`] };
  try {
    const save = plan.save === undefined ? undefined : parseSave(plan.save);
    const plugins = save === undefined ? plan.plugins : pickedIn(info, save.lock);
    const { id = newId(), seats, setup, seed } = plan;
    const isPart = save === undefined || !asksWhatever(save);
    const entry = await info.loadTable(plugins, isPart ? (save?.setup ?? setup ?? {}) : undefined);
    const composed = entry.compose(plugins);
    if (!composed.ok) return composed;
    const host = createLocalHost({
      entry,
      ...(info.loadOutlook && { loadOutlook: info.loadOutlook }),
      game: composed.game,
      ...(isPart && { loadWhole: () => wholeOf(info, plugins) }),
      plugins,
      seats,
      setup,
      pace: movesThings() ? PACES[settings().bots] : 0,
      ...(seed !== undefined && { seed }),
      ...(save !== undefined && { save }),
    });
    keepNow();
    // what leaves the screen may not come back
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    current?.host.stop();
    current = { id, host };
    keep(current);
    host.subscribe(() => keepSoon({ id, host }));
    return { ok: true, id, host };
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The game with all its cards. */
async function wholeOf(info: GameInfo, plugins: readonly string[]): Promise<Pick<LocalMatch, "entry" | "game">> {
  const entry = await info.loadTable(plugins);
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  return { entry, game: composed.game };
}

/** The match with that id: the one that runs here, or the kept one, which from now on this page plays. */
export async function openSession(id: string): Promise<Started | null> {
  if (current?.id === id) return { ok: true, ...current };
  const kept = keptMatch(id);
  if (kept === undefined) return null;
  claimMatch(id);
  return startSession(kept);
}

/** Another page plays it now: here it stops, and is read again when it comes back. */
export function leaveSession(id: string): void {
  if (current?.id !== id) return;
  keepNow();
  current.host.stop();
  current = null;
}

/** What is to be kept when the answer has been painted. */
let unkept: { readonly session: Session; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** Writing a long match takes longer than a frame: the table goes first. */
function keepSoon(session: Session): void {
  clearTimeout(unkept?.timer);
  unkept = { session, timer: setTimeout(keepNow, AFTER_PAINT) };
}

/** Keeps at once what waits to be kept: before the page or its match goes away. */
function keepNow(): void {
  // time passes without an answer
  const session = unkept?.session ?? (current?.host.time?.lasts?.since == null ? null : current);
  clearTimeout(unkept?.timer);
  unkept = undefined;
  if (session !== null) keep(session);
}

function keep({ id, host: { match, about, entry, time } }: Session): void {
  const { game, plugins, seats } = about;
  const save = saveMatch(match, { played: time?.played });
  keepMatch({ id, game, plugins, seats, save, standing: standingOf(entry, match) });
}

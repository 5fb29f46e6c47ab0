import { findGame, pickedIn } from "@riposte/catalog";
import { parseSave, saveMatch } from "@riposte/kernel/run";
import type { LocalHost } from "../seat/hosting.js";
import { createLocalHost } from "../seat/local-host.js";

/** How a match is to be started. */
export interface SessionPlan {
  readonly game: string;
  readonly plugins: readonly string[];
  readonly seats: readonly string[];
  readonly setup?: unknown;
  readonly seed?: string;
  /** A save file's contents, to go on with. */
  readonly save?: unknown;
}

/** A match in this page, or the sentences that say why it cannot be started. */
export type Started =
  | { readonly ok: true; readonly host: LocalHost }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Time to follow a bot's answer; those who want no motion want no waiting either. */
const pace = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 350);
const KEY = "riposte:match";

let current: LocalHost | null = null;

/** The match that runs in this page. */
export const currentHost = (): LocalHost | null => current;

/** Starts a match and keeps it in this browser after every input. */
export async function startSession(plan: SessionPlan): Promise<Started> {
  const info = findGame(plan.game);
  if (info === undefined) return { ok: false, problems: [`There is no game "${plan.game}".`] };
  const entry = await info.load();
  try {
    const save = plan.save === undefined ? undefined : parseSave(plan.save);
    const plugins = save === undefined ? plan.plugins : pickedIn(info, save.lock);
    const composed = entry.compose(plugins);
    if (!composed.ok) return composed;
    const { seats, setup, seed } = plan;
    current?.stop();
    current = createLocalHost({
      entry,
      game: composed.game,
      plugins,
      seats,
      setup,
      pace: pace(),
      ...(seed !== undefined && { seed }),
      ...(save !== undefined && { save }),
    });
    keep(current);
    const host = current;
    host.subscribe(() => keep(host));
    return { ok: true, host };
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The match this browser was left with. */
export function keptPlan(): SessionPlan | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as SessionPlan | null;
    return kept === null || findGame(kept.game) === undefined ? null : kept;
  } catch {
    return null;
  }
}

function keep({ match, about }: LocalHost): void {
  try {
    if (match.outcome !== null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...about, save: saveMatch(match) }));
  } catch {
    // a full or forbidden store: the match goes on, it is only not kept
  }
}

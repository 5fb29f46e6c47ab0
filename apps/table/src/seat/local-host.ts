import type { CatalogGame } from "@riposte/catalog";
import { type Bot, type LiveMatch, loadMatch, type Save, type Step, startMatch } from "@riposte/kernel";
import { createTimeline, type Timeline } from "../record/timeline.js";
import { HUMAN, type LocalHost, type LocalStep } from "./hosting.js";
import { createLocalClient } from "./local-client.js";

/** What a match in this page is made of. */
export interface LocalMatch {
  readonly entry: CatalogGame;
  readonly game: LiveMatch<unknown>["game"];
  readonly plugins: readonly string[];
  /** `human`, or a bot's name, by seat. */
  readonly seats: readonly string[];
  readonly setup?: unknown;
  readonly seed?: string;
  /** Goes on with a saved match. */
  readonly save?: Save;
  /** Milliseconds a bot waits before it answers, so that people can follow. */
  readonly pace: number;
}

export function createLocalHost({ entry, game, plugins, seats, setup, seed, save, pace }: LocalMatch): LocalHost {
  const match: LiveMatch<unknown> =
    save === undefined
      ? startMatch(game, { setup, hold: "auto", ...(seed !== undefined && { seed }) })
      : loadMatch(game, save);
  const bots = seats.map((name, seat) => (name === HUMAN ? null : botOf(entry, name, match, seat)));
  const listeners = new Set<() => void>();
  let steps: readonly LocalStep[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let timeline: Timeline | undefined;

  const timelineNow = () => {
    timeline ??= createTimeline({ game, seed: match.seed, setup: match.setup, holds: match.holds, from: match.from });
    timeline.follow(match.line);
    return timeline;
  };
  const remember = (entered?: Step) => {
    const kept = steps.slice(0, match.line.length + (entered === undefined ? 1 : 0));
    const by = match.line.at(-1)?.seat ?? null;
    steps = entered === undefined ? kept : [...kept, { by, step: entered, flow: flowOf(match) }];
  };
  const letBotsPlay = () => {
    clearTimeout(waiting);
    const seat = match.decision?.seat;
    const bot = seat === undefined ? null : bots[seat];
    if (seat === undefined || bot === null || bot === undefined) return;
    waiting = setTimeout(() => act(() => match.answer(seat, bot.answer(match.seen))), pace);
  };
  const act: LocalHost["act"] = (enter) => {
    const before = match.line.length;
    const result = enter();
    if (!result.ok) return { ok: false, code: result.code, reason: result.reason };
    remember(match.line.length > before ? result : undefined);
    for (const changed of [...listeners]) changed();
    letBotsPlay();
    return { ok: true };
  };

  remember(match.opening);
  if (match.line.length > 0)
    steps = timelineNow().steps.map(({ move, step, flow }) => ({
      by: move?.seat ?? null,
      step,
      flow: flow.map(({ procedure, leaf }) => `${procedure}.${leaf}`),
    }));
  const host: LocalHost = {
    match,
    entry,
    about: { game: entry.id, plugins, seats },
    get steps() {
      return steps;
    },
    clientFor: (seat) => createLocalClient(host, seat),
    timeline: timelineNow,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    act,
    stop: () => clearTimeout(waiting),
  };
  letBotsPlay();
  return host;
}

function botOf(entry: CatalogGame, name: string, match: LiveMatch<unknown>, seat: number): Bot {
  const bot = entry.bots[name];
  if (bot === undefined)
    throw new Error(`There is no bot "${name}". Known are: ${Object.keys(entry.bots).join(", ")}.`);
  return bot.create(`${match.seed}:${seat}`, match.game);
}

const flowOf = ({ game, state }: LiveMatch<unknown>): readonly string[] =>
  state.frames.map(
    ({ procedure, leaf }) => `${game.procedures[procedure]?.name}.${game.procedures[procedure]?.leaves[leaf]}`,
  );

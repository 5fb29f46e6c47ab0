import { type GameDescriptor, type GameInfo, LEVELS, type Level, type Setup } from "@riposte/hosting";
import { beginAgain, botsAt, followMatch, type MatchTime, type PlayedMatch, positionOf } from "@riposte/hosting/seats";
import { type LiveMatch, loadMatch, type Save, saveMatch, startMatch } from "@riposte/kernel/run";
import { createTimeline, type Timeline } from "../record/timeline.js";
import type { LocalHost } from "./hosting.js";
import { createLocalClient } from "./local-client.js";
import { createThoughts } from "./thoughts.js";

/** What a match in this page is made of. */
export interface LocalMatch {
  readonly entry: GameDescriptor;
  /** Fetches the odds where the game came without them: all see them when they are there. */
  readonly loadOutlook?: GameInfo["loadOutlook"];
  readonly game: LiveMatch<unknown>["game"];
  /** Fetches the game with all its cards, where it came with those of its armies. */
  readonly loadWhole?: () => Promise<Pick<LocalMatch, "entry" | "game">>;
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

/** A player of this page chose its position, but not whether all of its cards play. */
const unusualIn = ({ entry, seed }: LocalMatch, { setup }: LiveMatch<unknown>) => [
  ...(seed === undefined ? [] : (["chosen-seed"] as const)),
  ...entry.unusual((setup ?? {}) as Setup).filter((why) => why === "not-all-plays"),
];

export function createLocalHost(plan: LocalMatch): LocalHost {
  const { plugins, seats, pace } = plan;
  let { entry, loadWhole } = plan;
  let played = begun(plan);
  let { match } = played;
  let bots = botsAt(entry, seats, match);
  const thoughts = createThoughts();
  const listeners = new Set<() => void>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let timeline: Timeline | undefined;

  let wait = pace;
  let time: MatchTime | null = null;

  const letBotsPlay = () => {
    clearTimeout(waiting);
    const seat = match.decision?.seat;
    const bot = seat === undefined ? null : bots[seat];
    if (seat === undefined || bot === null || bot === undefined) {
      wait = pace;
      return;
    }
    const level = LEVELS.find((one) => one === seats[seat]);
    const play = () => {
      if (level === undefined) act(() => match.answer(seat, bot.answer(match.seen)));
      else void thinkOf(seat, level);
    };
    waiting = setTimeout(play, wait);
  };
  /** Thinks in a thread beside the page; an answer that comes after an undo counts no more. */
  const thinkOf = async (seat: number, level: Level) => {
    const { decision } = match;
    const position = positionOf(match, { game: entry.id, plugins });
    const found = await thoughts.ask({ position, level, about: "answer" });
    if (found !== null && "answer" in found && match.decision?.id === decision?.id)
      act(() => match.answer(seat, found.answer, decision?.id));
  };
  const tell = () => {
    for (const changed of [...listeners]) changed();
  };
  /** All seats hear of it, and bots go on. */
  const act: LocalHost["act"] = (enter) => {
    const taken = played.act(enter);
    if (!taken.ok) return taken;
    thoughts.stop();
    tell();
    letBotsPlay();
    return taken;
  };

  const host: LocalHost = {
    get match() {
      return match;
    },
    get entry() {
      return entry;
    },
    about: { game: entry.id, plugins, seats, isShared: false, unusual: unusualIn(plan, match) },
    get steps() {
      return played.steps;
    },
    clientFor: (seat) => createLocalClient(host, seat),
    timeline() {
      const { game, setup, holds, from } = match;
      timeline ??= createTimeline({ game, seed: match.seed, setup, holds, from });
      timeline.follow(match.line);
      return timeline;
    },
    get time() {
      return time;
    },
    keepTime(keep) {
      time ??= keep(plan.save?.played);
      time.run();
      tell();
      return () => {
        time?.putAside();
        tell();
      };
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    act,
    async widen() {
      const whole = await loadWhole?.();
      if (whole === undefined) return;
      loadWhole = undefined;
      timeline = undefined;
      entry = { ...whole.entry, ...(entry.outlook && { outlook: entry.outlook }) };
      played = begun({ ...plan, game: whole.game, save: saveMatch(match) });
      match = played.match;
      bots = botsAt(entry, seats, match);
      tell();
    },
    numbers: (of) => played.numbers(of),
    hurry() {
      if (match.decision === null || bots[match.decision.seat] == null || wait === 0) return;
      wait = 0;
      letBotsPlay();
    },
    thoughts,
    stop() {
      clearTimeout(waiting);
      waiting = undefined;
      thoughts.stop();
    },
  };
  letBotsPlay();
  void plan.loadOutlook?.().then((outlook) => {
    entry = { ...entry, outlook };
    tell();
  });
  return host;
}

function begun({ game, setup, seed, save }: LocalMatch): PlayedMatch {
  if (save === undefined)
    return followMatch(startMatch(game, { setup, hold: "auto", ...(seed !== undefined && { seed }) }));
  const checked: LiveMatch<unknown> = loadMatch(game, save);
  return followMatch(beginAgain(checked), checked.inputs);
}

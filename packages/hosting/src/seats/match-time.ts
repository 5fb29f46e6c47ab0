import type { LiveMatch } from "@riposte/kernel/run";

/** How long a match may last yet, as it stood at one moment of its host's time. */
export interface Lasts {
  /** Milliseconds left at `since`. */
  readonly left: number;
  /** Nothing where the time does not run: no player has begun, the match is put aside, or the time is up. */
  readonly since: number | null;
}

/** Measures how long a match is played, where it may not last for ever: while it is put aside no time passes. */
export interface MatchTime {
  readonly lasts: Lasts | null;
  /** Milliseconds it was played; nothing where that is not measured. */
  readonly played: number | undefined;
  /** The time is over, and the match has not heard of it yet. */
  readonly isDue: boolean;
  run(): void;
  putAside(): void;
}

/** `before`: milliseconds it was played earlier, as its save says; `now`: the host's time in milliseconds. */
export function createMatchTime(
  match: () => Pick<LiveMatch<unknown>, "time" | "outcome">,
  now: () => number,
  before = 0,
): MatchTime {
  let played = before;
  let since: number | null = null;
  const playedNow = () => played + (since === null ? 0 : now() - since);
  const limit = () => (match().time?.limit ?? 0) * 1000;
  const runs = () => match().time?.isUp === false && match().outcome === null;

  return {
    get lasts() {
      const { time } = match();
      if (time === null) return null;
      return time.isUp ? { left: 0, since: null } : { left: Math.max(0, limit() - played), since };
    },
    get played() {
      return match().time === null ? undefined : Math.round(playedNow());
    },
    get isDue() {
      return runs() && playedNow() >= limit();
    },
    run() {
      if (runs()) since ??= now();
    },
    putAside() {
      played = playedNow();
      since = null;
    },
  };
}

/** Milliseconds left at a moment of the host's time. */
export const lastsAt = ({ left, since }: Lasts, now: number): number =>
  Math.max(0, since === null ? left : left - (now - since));

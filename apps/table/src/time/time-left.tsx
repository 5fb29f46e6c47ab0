import { type Lasts, lastsAt, type SeatClient } from "@riposte/hosting/seats";
import { shownTime } from "@riposte/words";
import css from "./time-left.module.css";
import { timeTexts as texts } from "./time-texts.js";
import { useHostTime } from "./use-host-time.js";

const SOON = 300_000;

interface TimeLeftProps {
  readonly client: Pick<SeatClient, "time">;
  readonly lasts: Lasts;
}

/** How long the whole match may last yet, where it has a time limit. */
export function TimeLeft({ client, lasts }: TimeLeftProps) {
  const left = lastsAt(lasts, useHostTime(client, lasts.since));
  if (left <= 0)
    return (
      <span className={css.time} data-soon>
        {texts.lastRound}
      </span>
    );
  const shown = shownTime(left);
  return (
    <span
      className={css.time}
      role="timer"
      title={texts.about}
      aria-label={texts.left(shown)}
      data-runs={lasts.since !== null}
      data-soon={left < SOON}
    >
      {shown}
    </span>
  );
}

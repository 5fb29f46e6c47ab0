import { shownTime } from "@riposte/words";
import type { OnlineClient, OnlineState } from "../seat/socket-client.js";
import { onlineTexts as words } from "./online-texts.js";
import css from "./seat-time.module.css";
import { leftOf, useServerTime } from "./use-server-time.js";

interface SeatTimeProps {
  readonly client: OnlineClient;
  readonly clocks: NonNullable<OnlineState["clocks"]>;
  readonly seat: number;
  readonly name: string;
}

const SOON = 30_000;

/** How much time a player has left, in the bar. */
export function SeatTime({ client, clocks, seat, name }: SeatTimeProps) {
  const time = useServerTime(client, clocks);
  const left = leftOf(clocks, seat, time);
  if (left === null) return null;
  const shown = shownTime(left);
  return (
    <span
      className={css.time}
      role="timer"
      aria-label={words.time(name, shown)}
      data-runs={clocks.runs === seat}
      data-soon={left < SOON}
    >
      {shown}
    </span>
  );
}

import type { Clocks } from "@riposte/hosting/seats";
import type { OnlineClient } from "../seat/socket-client.js";
import { useHostTime } from "../time/use-host-time.js";

/** The server's time, looked at again each second while a clock runs. */
export const useServerTime = (client: OnlineClient, clocks: Clocks | null): number =>
  useHostTime(client, clocks?.runs == null ? null : clocks.since);

/** Milliseconds a player has left; nothing where time is not counted. */
export function leftOf({ left, runs, since }: Clocks, seat: number, time: number): number | null {
  const had = left[seat] ?? null;
  return had === null || runs !== seat ? had : had - (time - since);
}

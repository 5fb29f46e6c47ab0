import type { Clocks } from "@riposte/hosting/seats";
import { useEffect, useState } from "react";
import type { OnlineClient } from "../seat/socket-client.js";

const SECOND = 1000;

/** The server's time, looked at again each second while a clock runs. */
export function useServerTime(client: OnlineClient, clocks: Clocks | null): number {
  const [time, setTime] = useState(() => client.time());
  const isRunning = clocks?.runs != null;
  useEffect(() => {
    setTime(client.time());
    if (!isRunning) return;
    const ticking = setInterval(() => setTime(client.time()), SECOND);
    return () => clearInterval(ticking);
  }, [client, isRunning, clocks?.since]);
  return time;
}

/** Milliseconds a player has left; nothing where time is not counted. */
export function leftOf({ left, runs, since }: Clocks, seat: number, time: number): number | null {
  const had = left[seat] ?? null;
  return had === null || runs !== seat ? had : had - (time - since);
}

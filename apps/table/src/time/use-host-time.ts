import type { SeatClient } from "@riposte/hosting/seats";
import { useEffect, useState } from "react";

const SECOND = 1000;

/** The time of a match's host, looked at again each second while something runs `since` then. */
export function useHostTime(client: Pick<SeatClient, "time">, since: number | null): number {
  const [time, setTime] = useState(() => client.time());
  useEffect(() => {
    setTime(client.time());
    if (since === null) return;
    const ticking = setInterval(() => setTime(client.time()), SECOND);
    return () => clearInterval(ticking);
  }, [client, since]);
  return time;
}

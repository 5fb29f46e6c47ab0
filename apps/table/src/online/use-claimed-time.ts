import { type Lasts, lastsAt } from "@riposte/hosting/seats";
import { useEffect } from "react";
import type { OnlineClient } from "../seat/socket-client.js";

/** Lets what is left run out at the server too, whose time may be a little behind. */
const BEHIND = 500;

/** A client at a seat tells the server when the match has lasted as long as it may: it looks, and says so to all. */
export function useClaimedTime(client: OnlineClient, lasts: Lasts | null): void {
  const since = lasts?.since ?? null;
  const isSeated = client.about.seat !== null;
  useEffect(() => {
    if (lasts === null || since === null || !isSeated) return;
    const waiting = setTimeout(() => void client.claim(), lastsAt(lasts, client.time()) + BEHIND);
    return () => clearTimeout(waiting);
    // what is left is told anew with each moment it runs from
  }, [client, since, isSeated]);
}

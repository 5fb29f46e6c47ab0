import type { SeatClient, SeatState } from "@riposte/hosting/seats";
import { useSyncExternalStore } from "react";

/** What the seat knows now, followed as it changes. */
export const useSeat = <State extends SeatState>(client: Pick<SeatClient, "subscribe"> & { state(): State }): State =>
  useSyncExternalStore(client.subscribe, client.state);

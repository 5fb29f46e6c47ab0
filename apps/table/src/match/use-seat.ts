import type { SeatClient, SeatState } from "@riposte/seats";
import { useSyncExternalStore } from "react";

/** What the seat knows now, followed as it changes. */
export const useSeat = (client: SeatClient): SeatState => useSyncExternalStore(client.subscribe, client.state);

import { useSyncExternalStore } from "react";
import type { SeatClient, SeatState } from "../seat/seat-client.js";

/** What the seat knows now, followed as it changes. */
export const useSeat = (client: SeatClient): SeatState => useSyncExternalStore(client.subscribe, client.state);

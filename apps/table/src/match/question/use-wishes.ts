import type { SeatClient } from "@riposte/hosting/seats";
import { useEffect } from "react";
import { wishesOf } from "../../settings/kept-policy.js";
import { settings } from "../../settings/settings.js";

/** Before its first answer a seat says when it wants to be asked, as its person keeps it for every match. */
export function useWishes(client: SeatClient): void {
  useEffect(() => {
    const { view, steps } = client.state();
    const { seat } = client.about;
    if (seat === null || view.outcome !== null || steps.some(({ by }) => by === seat)) return;
    const wishes = wishesOf(settings().ask[client.about.game], view.policy);
    void (async () => {
      for (const wish of wishes) await client.setPolicy(wish);
    })();
  }, [client]);
}

import { createMatchTime } from "@riposte/hosting/seats";
import { useEffect } from "react";
import type { LocalHost } from "../seat/hosting.js";

const SECOND = 1000;

/** Measures how long a match of this page lies open before a player, and tells it when its time is up. */
export function KeptTime({ host }: { readonly host: LocalHost }) {
  useEffect(() => {
    const stop = host.keepTime((before) =>
      createMatchTime(() => host.match, performance.now.bind(performance), before),
    );
    const looking = setInterval(() => {
      if (host.time?.isDue === true) host.act(() => host.match.timeUp());
    }, SECOND);
    return () => {
      clearInterval(looking);
      stop();
    };
  }, [host]);
  return null;
}

import type { Advice } from "@riposte/hosting";
import type { SeatClient } from "@riposte/hosting/seats";
import { useEffect, useState } from "react";

/** What thinking has come to: how far it is, and in the end the best few answers. */
export interface Advising {
  readonly share: number;
  readonly advice: readonly Advice[] | null;
}

/** A player who takes the first hint at once needs no thoughts. */
const PATIENCE = 400;

/** Thinks about the decision a hint was asked for, until it is answered. */
export function useAdvice(client: SeatClient, decision: number | null): Advising | null {
  const [found, setFound] = useState<(Advising & { readonly decision: number }) | null>(null);
  useEffect(() => {
    if (decision === null || client.advise === undefined) return;
    let isAsked = true;
    const show = (advising: Advising) => {
      if (isAsked) setFound({ ...advising, decision });
    };
    const later = setTimeout(async () => {
      show({ share: 0, advice: null });
      const told = await client.advise?.((share) => show({ share, advice: null }));
      if (told?.ok === true) show({ share: 1, advice: told.advice });
    }, PATIENCE);
    return () => {
      isAsked = false;
      clearTimeout(later);
    };
  }, [client, decision]);
  return found !== null && found.decision === decision ? found : null;
}

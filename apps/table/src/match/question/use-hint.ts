import type { SeatClient } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { useState } from "react";
import { type Advising, useAdvice } from "./use-advice.js";

/** A hint for the question, and what thinking about it further has come to. */
export interface Hinting {
  readonly hinted: Answer | null;
  readonly advising: Advising | null;
  /** A hint was given. */
  readonly give: (answer: Answer | null) => void;
}

export function useHint(client: SeatClient, own: OwnDecision | null): Hinting {
  const [hint, setHint] = useState<{ readonly decision: number; readonly answer: Answer | null } | null>(null);
  const given = hint !== null && hint.decision === own?.id ? hint : null;
  const advising = useAdvice(client, given?.decision ?? null);
  return {
    hinted: advising?.advice?.[0]?.answer ?? given?.answer ?? null,
    advising,
    give: (answer) => setHint({ decision: own?.id ?? -1, answer }),
  };
}

import { type Advice, closeCall } from "@riposte/hosting";
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

/** A hint that was given stays, unless another answer was found to be better. */
export function settled(given: Answer | null, advice: readonly Advice[]): Answer | null {
  const isClose = closeCall(advice).some(({ answer }) => JSON.stringify(answer) === JSON.stringify(given));
  return isClose ? given : (advice[0]?.answer ?? given);
}

export function useHint(client: SeatClient, own: OwnDecision | null): Hinting {
  const [hint, setHint] = useState<{ readonly decision: number; readonly answer: Answer | null } | null>(null);
  const given = hint !== null && hint.decision === own?.id ? hint : null;
  const advising = useAdvice(client, given?.decision ?? null);
  return {
    hinted: settled(given?.answer ?? null, advising?.advice ?? []),
    advising,
    give: (answer) => setHint({ decision: own?.id ?? -1, answer }),
  };
}

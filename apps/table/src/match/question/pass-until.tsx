import type { Taken } from "@riposte/hosting/seats";
import type { OwnDecision, PolicyChange } from "@riposte/kernel/run";
import { matchTexts as texts } from "../texts.js";
import css from "./action-row.module.css";

interface PassUntilProps {
  readonly decision: OwnDecision;
  readonly onPass: (change: PolicyChange) => Promise<Taken>;
  readonly onFault: (reason: string) => void;
}

const UNTIL = ["concerned", "own"] as const;

/** A moment one may pass at: one answer for all that follow, until something happens to the player or it is his time. */
export function PassUntil({ decision, onPass, onFault }: PassUntilProps) {
  const { window, choice } = decision;
  const mayPass = choice.kind === "one" && choice.options.some(({ label }) => label?.id === "kernel:pass");
  if (window === null || !mayPass) return null;
  const pass = async (until: (typeof UNTIL)[number]) => {
    const taken = await onPass({ set: "pass", until });
    if (!taken.ok) onFault(taken.reason);
  };
  return (
    <div className={css.until}>
      <span>{texts.passUntil.label}</span>
      {UNTIL.map((until) => (
        <button
          key={until}
          type="button"
          aria-label={`${texts.passUntil.label} ${texts.passUntil[until]}`}
          onClick={() => pass(until)}
        >
          {texts.passUntil[until]}
        </button>
      ))}
    </div>
  );
}

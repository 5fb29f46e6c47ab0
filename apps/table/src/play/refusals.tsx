import { refusalOf, type Voice } from "@riposte/catalog";
import type { SeatState } from "@riposte/seats";
import { texts } from "../texts.js";
import css from "./refusals.module.css";

/** What cannot be chosen now, each with its reason. */
export function Refusals({ refusals, voice }: { readonly refusals: SeatState["refusals"]; readonly voice: Voice }) {
  const reasons = [...new Set(refusals.map((refusal) => refusalOf(voice, refusal)))];
  if (reasons.length === 0) return null;
  return (
    <details className={css.refusals} open={reasons.length <= 4}>
      <summary>{texts.play.notLegal(reasons.length)}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

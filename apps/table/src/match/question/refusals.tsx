import { refusalOf, type Voice } from "@riposte/hosting";
import type { SeatState } from "@riposte/hosting/seats";
import { Icon } from "../../look/icon.js";
import { matchTexts as texts } from "../texts.js";
import css from "./refusals.module.css";

/** What cannot be chosen now, each with its reason. */
export function Refusals({ refusals, voice }: { readonly refusals: SeatState["refusals"]; readonly voice: Voice }) {
  const reasons = [...new Set(refusals.map((refusal) => refusalOf(voice, refusal)))];
  if (reasons.length === 0) return null;
  return (
    <details className={css.refusals}>
      <summary>
        <Icon name="chev" /> {texts.notNow(reasons.length)}
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

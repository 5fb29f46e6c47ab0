import { say, shown, type Voice } from "@riposte/catalog";
import type { SeatState } from "@riposte/seats";
import { texts } from "../texts.js";
import css from "./refusals.module.css";

/** What cannot be chosen now, each with its reason. */
export function Refusals({ refusals, voice }: { readonly refusals: SeatState["refusals"]; readonly voice: Voice }) {
  if (refusals.length === 0) return null;
  return (
    <details className={css.refusals} open={refusals.length <= 4}>
      <summary>{texts.play.notLegal(refusals.length)}</summary>
      <ul>
        {refusals.map(({ key, reason }) => {
          const why = say(voice, reason);
          return <li key={String(key)}>{why.includes(String(key)) ? why : `${shown(key, voice.spell)}: ${why}`}</li>;
        })}
      </ul>
    </details>
  );
}

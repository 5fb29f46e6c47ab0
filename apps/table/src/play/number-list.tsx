import type { NumberShown, Voice } from "@riposte/hosting";
import { shown } from "@riposte/words";
import { texts } from "../texts.js";
import css from "./number-list.module.css";

/** Numbers that say why they are what they are. */
export function NumberList({ numbers, voice }: { readonly numbers: readonly NumberShown[]; readonly voice: Voice }) {
  if (numbers.length === 0) return null;
  return (
    <ul className={css.numbers} aria-label={texts.play.numbers}>
      {numbers.map(({ id, label, value, because }) => (
        <li key={id}>
          <details>
            <summary title={texts.play.why(label, value)}>
              {label} <b>{value}</b>
            </summary>
            <ul>
              {because.map((reason, at) => (
                <li key={`${reason.by}${at}`}>
                  {reason.layer === "add" && reason.amount > 0 ? "+" : reason.layer === "add" ? "" : `${reason.layer} `}
                  {reason.amount} {shown(reason.by, voice)}
                </li>
              ))}
              {because.length === 0 && <li>{texts.play.noReasons}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

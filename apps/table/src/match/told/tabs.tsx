import { Icon } from "../../look/icon.js";
import type { Action } from "../question/action-row.js";
import type { Shown } from "../shown.js";
import { matchTexts as texts } from "../texts.js";
import css from "./tabs.module.css";

interface TabsProps {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly hand: number | null;
  /** What the own counters are called, where they stand for a hand. */
  readonly own: string | null;
  readonly hasRail: boolean;
  readonly actions: readonly Action[];
}

/** Below the sheet of a phone: the hand, the armies, and what can be done beside answering. */
export function Tabs({ shown, onShow, hand, own, hasRail, actions }: TabsProps) {
  const toggle = (one: Shown) => onShow(shown === one ? null : one);
  return (
    <div className={css.tabs}>
      {hand !== null && (
        <button type="button" className={css.hand} aria-pressed={shown === "hand"} onClick={() => toggle("hand")}>
          <span className={css.fan}>
            {Array.from({ length: Math.min(4, hand) }, (_, at) => (
              <i key={at} />
            ))}
          </span>
          <b>{texts.handCount(hand)}</b>
        </button>
      )}
      {own !== null && (
        <button type="button" aria-pressed={shown === "hand"} onClick={() => toggle("hand")}>
          <Icon name="cards" />
          <b>{own}</b>
        </button>
      )}
      {hasRail && (
        <button type="button" aria-pressed={shown === "armies"} onClick={() => toggle("armies")}>
          <Icon name="person" />
          <b>{texts.armies}</b>
        </button>
      )}
      {actions.map(({ icon, label, isEnabled, onUse }) => (
        <button key={label} type="button" disabled={!isEnabled} onClick={onUse}>
          <Icon name={icon} />
          <b>{label}</b>
        </button>
      ))}
    </div>
  );
}

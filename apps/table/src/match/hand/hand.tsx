import type { ReactNode } from "react";
import { Icon } from "../../look/icon.js";
import { lit } from "../../look/lit.js";
import { type HandCard, pressed, type StageProps } from "../../tables/table-parts.js";
import { matchTexts as texts } from "../texts.js";
import css from "./hand.module.css";

interface HandProps extends Pick<StageProps, "hinted" | "chosen" | "onChoose" | "onPoint" | "onRegard" | "regarded"> {
  readonly cards: readonly HandCard[];
  readonly hasHand: boolean;
  /** The player's own counters. */
  readonly own: ReactNode;
}

/** The own hand, to be read where it lies: what can be played stands up and is lit. */
export function Hand({ cards, hasHand, own, hinted, regarded, chosen, onChoose, onPoint, onRegard }: HandProps) {
  return (
    <div className={css.tray}>
      {own !== null && (
        <div className={css.own} data-alone={!hasHand}>
          {own}
        </div>
      )}
      <ul className={css.hand} data-many={cards.length > 8}>
        {hasHand && cards.length === 0 && <li className={css.none}>{texts.emptyHand}</li>}
        {cards.map((card, at) => {
          const { id, name, cost, text, when, keys, isSoon, face } = card;
          const [first] = keys;
          const body = face ?? (
            <>
              <span className={css.head}>
                <span>{name}</span>
                {cost !== null && <span className={css.cost}>{cost}</span>}
              </span>
              <span className={css.text}>{text}</span>
              <span className={css.when}>
                <Icon name="clock" /> {when}
              </span>
            </>
          );
          return (
            <li key={`${id}${at}`}>
              {first === undefined ? (
                <div
                  className={css.card}
                  data-face={face !== undefined}
                  data-soon={isSoon === true}
                  data-preview={id}
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what a card does is read by a player who moves along the hand
                  tabIndex={0}
                >
                  {body}
                </div>
              ) : (
                <button
                  type="button"
                  className={css.card}
                  data-face={face !== undefined}
                  data-can
                  data-preview={id}
                  data-hinted={keys.includes(hinted as string)}
                  data-regarded={regarded !== null && keys.includes(regarded)}
                  {...pressed(chosen, keys)}
                  {...lit(...keys)}
                  onPointerEnter={() => onRegard(first)}
                  onPointerLeave={() => onRegard(null)}
                  onClick={() => (keys.length === 1 ? onChoose(first) : onPoint(keys))}
                >
                  {body}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

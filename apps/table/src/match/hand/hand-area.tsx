import type { ReactNode } from "react";
import type { HandCard, StageProps, TableParts } from "../../tables/table-parts.js";
import css from "../match.module.css";
import { matchTexts as texts } from "../texts.js";
import { Hand } from "./hand.js";

interface HandAreaProps {
  readonly stage: StageProps;
  readonly parts: TableParts;
  /** Nothing where the game has no hand. */
  readonly cards: readonly HandCard[] | null;
  /** The player is asked something else than to wait. */
  readonly isAsked: boolean;
  /** Words a player learns, in the place of a hand that is empty. */
  readonly newWords: ReactNode;
}

/** The own counters and cards; a phone lays them open where they are asked about. */
export function HandArea({ stage, parts, cards, isAsked, newWords }: HandAreaProps) {
  const { Own, ownOnPhone } = parts;
  if (cards === null && Own === undefined) return null;
  const isOfHand = parts.isOfHand?.(stage) === true || cards?.some(({ keys }) => keys.length > 0) === true;
  return (
    <section
      className={css.tray}
      aria-label={texts.hand}
      data-asked={isAsked && isOfHand}
      data-below-table={ownOnPhone?.at === "table"}
    >
      {newWords ?? (
        <Hand
          {...stage}
          cards={cards ?? []}
          hasHand={cards !== null}
          own={Own === undefined ? null : <Own {...stage} />}
        />
      )}
    </section>
  );
}

import { abilityName, finishedFacts } from "@riposte/hosting/finished";
import { Icon, type SymbolName } from "../../../look/icon.js";
import { lit } from "../../../look/lit.js";
import css from "./card.module.css";
import { deskTexts as texts } from "./texts.js";

interface CardProps {
  readonly number: number;
  readonly candy: number;
  /** Large in the present, small elsewhere. */
  readonly isSmall?: boolean;
  /** Says its whole rule, not only what fits on a card. */
  readonly isWhole?: boolean;
  readonly isHinted?: boolean;
  /** Is it chosen, where several are? */
  readonly isChosen?: boolean | undefined;
  readonly onUse?: () => void;
}

const printed = new Map(finishedFacts.cards.map((card) => [card.number, card]));
const gists = new Map(finishedFacts.abilities.map(({ id, gist }) => [id as string, gist]));

const SIGNS: Readonly<Record<string, SymbolName>> = {
  start: "play",
  takeCandy: "candy",
  drawOne: "draw1",
  drawTwo: "draw1",
  drawOne3x: "draw1",
  cardsIntoPast: "undo",
  cardsFromPast: "again",
  cardIntoFuture: "tofuture",
  allCardsIntoFuture: "tofuture",
  exchangeCard: "swap",
  exchangePresentCardOrder: "swap",
  belowTheStack: "under",
  resetCandies: "again",
  drinkCofee: "cup",
};

/** One card: its number, what it does, and the candy on it. */
export function Card({
  number,
  candy,
  isSmall = false,
  isWhole = false,
  isHinted = false,
  isChosen,
  onUse,
}: CardProps) {
  const { ability = "", slots = 0 } = printed.get(number) ?? {};
  const rule = (isWhole ? undefined : texts.brief[ability]) ?? gists.get(ability);
  const left = slots > 0 ? texts.slots(candy, slots) : undefined;
  const face = (
    <>
      {/* spaces are heard, not seen */}
      <b className={css.number}>{number} </b>
      {ability !== "" && (
        <span className={css.sign}>
          <Icon name={SIGNS[ability] ?? "special"} />
        </span>
      )}
      {!isSmall && ability !== "" && (
        <span className={css.words}>
          <b>{abilityName(ability)} </b>
          {rule}{" "}
        </span>
      )}
      {!isSmall && left !== undefined && (
        <span className={css.slots}>
          <Icon name="candy" /> {left}
        </span>
      )}
    </>
  );
  const shared = {
    className: css.card,
    "data-small": isSmall,
    "data-preview": `card:${number}`,
    "data-travels": `card:${number}`,
  };
  if (onUse === undefined) return <div {...shared}>{face}</div>;
  return (
    <button type="button" {...shared} {...lit(number)} aria-pressed={isChosen} data-hinted={isHinted} onClick={onUse}>
      {face}
    </button>
  );
}

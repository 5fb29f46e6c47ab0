import { abilityName, finishedFacts } from "@riposte/catalog/finished";
import css from "./card.module.css";
import { AbilitySign, Candy } from "./tokens.js";

interface CardProps {
  readonly number: number;
  readonly candy: number;
  /** The next one in line. */
  readonly isNext: boolean;
  readonly onUse?: () => void;
}

const printed = new Map(finishedFacts.cards.map((card) => [card.number, card]));
const gists = new Map(finishedFacts.abilities.map(({ id, gist }) => [id as string, gist]));

/** One card: its number, what it does, and the candy on it. */
export function Card({ number, candy, isNext, onUse }: CardProps) {
  const { ability = "", slots = 0 } = printed.get(number) ?? {};
  const gist = gists.get(ability) ?? "";
  const face = (
    <>
      <b className={css.number}>{number}</b>
      <AbilitySign ability={ability} />
      <span className={css.ability}>{ability === "" ? "" : abilityName(ability)}</span>
      <span className={css.slots}>
        {Array.from({ length: Math.max(slots, candy) }, (_, at) => (
          <Candy key={at} isEmpty={at >= candy} />
        ))}
      </span>
    </>
  );
  const look = `${css.card} ${isNext ? css.next : ""}`;
  if (onUse === undefined)
    return (
      <div className={look} title={gist}>
        {face}
      </div>
    );
  return (
    <button type="button" className={`${look} ${css.usable}`} title={gist} onClick={onUse}>
      {face}
    </button>
  );
}

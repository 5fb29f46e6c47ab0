import { onePieceContext as context } from "@riposte/hosting/one-piece";
import { lit } from "../../../look/lit.js";
import { isPicked, pressed, type StageProps } from "../../../tables/table-parts.js";
import { CardFace } from "./card-face.js";
import css from "./slot.module.css";
import { keysOf, powerOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** A card in play: upright, or turned when it is rested; pointing narrows the question to what it can do. */
export function Slot({ id, ...props }: StageProps & { readonly id: number }) {
  const table = tableOf(props);
  const card = table.cards[id];
  if (card === undefined) return <span className={css.slot} data-empty />;
  const { options, hinted, chosen, onPoint, numbers } = props;
  const keys = keysOf(options, id);
  const { name } = context().info(card.code);
  const cost = numbers.find((number) => number.id === `${id}.cost`)?.value;
  const role = table.battle?.attacker === id ? "attacking" : table.battle?.target === id ? "attacked" : undefined;
  const drawn = (
    <>
      <span className={css.card}>
        <CardFace code={card.code} power={powerOf(props, id)} cost={cost} size="mat" isRested={card.rested} />
      </span>
      {card.don > 0 && (
        <span className={css.given}>
          {Array.from({ length: card.don }, (_, at) => (
            <i key={at} />
          ))}
        </span>
      )}
      {card.rested && (
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
      )}
      <span className={css.more}>{texts.more(card.rested, card.don)}</span>
    </>
  );
  const shared = {
    className: css.slot,
    "data-rested": card.rested,
    "data-role": role,
    "data-preview": `card:${id}`,
    "data-travels": `card:${id}`,
    "data-picked": isPicked(props, keys),
    "data-hinted": keys.some((key) => key === hinted),
  };
  if (keys.length === 0) return <span {...shared}>{drawn}</span>;
  return (
    <button
      type="button"
      {...shared}
      {...pressed(chosen, keys)}
      data-drag=""
      {...lit(...keys)}
      onClick={() => onPoint(keys)}
    >
      {drawn}
    </button>
  );
}

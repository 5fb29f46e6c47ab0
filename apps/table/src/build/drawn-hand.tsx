import { useState } from "react";
import { Picture } from "../build/picture.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./drawn-hand.module.css";

interface DrawnHandProps {
  readonly game: string;
  readonly size: number;
  readonly cards: readonly string[];
  judge(drawn: readonly string[]): string;
  nameOf(id: string): string;
}

/** A first hand as it could be: what the chances mean. */
export function DrawnHand({ game, size, cards, judge, nameOf }: DrawnHandProps) {
  const [order, setOrder] = useState(shuffle);
  // the same places of another deck give another hand
  const drawn = [...new Set(order.map((chance) => Math.floor(chance * cards.length)))]
    .slice(0, size)
    .map((place) => cards[place] as string);
  return (
    <section className={css.hand} aria-label={texts.hand}>
      <div className={css.words}>
        <h2>{texts.hand}</h2>
        <p>{judge(drawn)}</p>
        <Button size="small" onClick={() => setOrder(shuffle())}>
          <Icon name="again" />
          {texts.another}
        </Button>
      </div>
      <ul>
        {drawn.map((id, at) => (
          <li key={`${id} ${at}`}>
            <Picture game={game} id={id} size="hand" />
            <b>{nameOf(id)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shuffle = (): readonly number[] => [...crypto.getRandomValues(new Uint32Array(40))].map((word) => word / 2 ** 32);

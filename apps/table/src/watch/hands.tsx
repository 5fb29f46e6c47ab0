import type { Seen, TableParts } from "../tables/table-parts.js";
import css from "./hands.module.css";
import type { Replay } from "./use-replay.js";
import { watchTexts as texts } from "./watch-texts.js";

interface HandsProps {
  readonly replay: Replay;
  readonly parts: TableParts;
  readonly seen: Seen;
  readonly seats: readonly number[];
  readonly at: number;
}

/** What those looked through hold. */
export function Hands({ replay, parts, seen, seats, at }: HandsProps) {
  if (parts.hand === undefined) return null;
  return (
    <section className={css.hands}>
      {seats.map((seat) => {
        const player = replay.players[seat];
        const cards = parts.hand?.({ ...seen, view: replay.viewOf(seat, at), own: seat }) ?? [];
        return (
          <section key={seat} data-side={player?.side}>
            <h2>
              {texts.hand(player?.name ?? "")} <small>{texts.cards(cards.length)}</small>
            </h2>
            <ul>
              {cards.map(({ id, name, text }, place) => (
                <li key={`${id} ${place}`} data-preview={id}>
                  <b>{name}</b>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {seats.length > 1 && <p>{texts.whyShown}</p>}
    </section>
  );
}

import type { Phrase } from "@riposte/words";
import type { Player } from "../bar/players.js";
import css from "./words.module.css";

interface WordsProps {
  readonly phrase: Phrase;
  readonly players: readonly Player[];
}

/** A sentence: players in their colours, what came of it in bold, and names that tell more when pointed at. */
export function Words({ phrase, players }: WordsProps) {
  return phrase.map(({ text, isBold, thing, seat }, at) => {
    if (seat !== undefined)
      return (
        <em key={at} className={css.player} data-side={players[seat]?.side}>
          {text}
        </em>
      );
    const named = thing === undefined ? {} : { "data-preview": thing };
    return isBold === true ? (
      <b key={at} {...named}>
        {text}
      </b>
    ) : (
      <span key={at} {...named}>
        {text}
      </span>
    );
  });
}

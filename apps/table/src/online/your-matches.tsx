import { findGame } from "@riposte/catalog";
import { useState } from "react";
import { texts } from "../texts.js";
import { forgetSeat, keptSeats } from "./kept-seats.js";

/** The matches elsewhere that this browser has a seat at. */
export function YourMatches() {
  const [seats, setSeats] = useState(keptSeats);
  if (seats.length === 0) return null;
  const forget = (match: string) => {
    forgetSeat(match);
    setSeats(keptSeats());
  };
  return (
    <section aria-label={texts.online.yours}>
      <h2>{texts.online.yours}</h2>
      <ul>
        {seats.map(({ match, game, seat }) => (
          <li key={match}>
            <a href={`#/online/${encodeURIComponent(match)}`}>
              {findGame(game)?.title ?? texts.online.match}:{" "}
              {seat === null ? texts.online.watching : texts.online.you(seat)}
            </a>{" "}
            <button type="button" onClick={() => forget(match)}>
              {texts.policy.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { GAMES } from "@riposte/catalog";
import { YourMatches } from "../online/your-matches.js";
import { texts } from "../texts.js";
import { Emblem } from "./emblem.js";
import css from "./game-list.module.css";

/** Every game, to play or to look inside. */
export function GameList({ to = "play" }: { readonly to?: "play" | "inspect" }) {
  return (
    <>
      <h1>{to === "play" ? texts.lobby.heading : texts.lobby.headingInspect}</h1>
      {to === "play" && localStorage.getItem("riposte:match") !== null && (
        <p>
          <a href="#/match">{texts.lobby.kept}</a>
        </p>
      )}
      {to === "play" && <YourMatches />}
      <ul className={css.games}>
        {GAMES.map(({ id, title, summary, seats }) => (
          <li key={id}>
            <Emblem game={id} />
            <h2>{title}</h2>
            <p>
              {summary} <small>{texts.lobby.seats(seats)}</small>
            </p>
            <p className={css.links}>
              {to === "play" && (
                <a className={css.main} href={`#/new/${id}`}>
                  {texts.toPlay}
                </a>
              )}
              <a href={`#/inspect/${id}`}>{texts.inspect}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

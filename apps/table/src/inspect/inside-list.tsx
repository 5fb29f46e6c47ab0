import { GAMES } from "@riposte/hosting";
import { emblemOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { texts } from "../texts.js";
import css from "./inside-list.module.css";

/** Every game, to look inside. */
export function InsideList() {
  return (
    <div className={css.page}>
      <h1>{texts.lobby.headingInspect}</h1>
      <ul>
        {GAMES.map(({ id, title, summary }) => (
          <li key={id} data-game={id}>
            <a href={`#/inspect/${id}`}>
              <Icon name={emblemOf(id)} />
              <span>
                <b>{title}</b>
                <small>{summary}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

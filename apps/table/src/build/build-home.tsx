import { findGame } from "@riposte/hosting";
import { buildable } from "@riposte/hosting/lists";
import { useState } from "react";
import { emblemOf, pageOf } from "../games.js";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import tiles from "../look/tiles.module.css";
import css from "./build-home.module.css";
import { buildTexts as texts } from "./build-texts.js";
import { forgetList, keptLists } from "./kept-lists.js";

/** What can be put together, and what was. */
export function BuildHome() {
  const [kept, setKept] = useState(keptLists);
  return (
    <div className={tiles.page}>
      <h1>{texts.heading}</h1>
      <p className={tiles.lead}>{texts.lead}</p>
      <ul className={css.kinds}>
        {buildable().map((game) => (
          <li key={game} data-game={game}>
            <span className={tiles.emblem}>
              <Icon name={emblemOf(game)} />
            </span>
            <h2>{pageOf(game)?.lists?.title ?? findGame(game)?.title}</h2>
            <p>{pageOf(game)?.lists?.about ?? findGame(game)?.summary}</p>
            <a
              className={buttonClass("lit")}
              href={`#/build/${game}`}
              aria-label={`${texts.heading}: ${findGame(game)?.title}`}
            >
              {texts.heading}
            </a>
            <a className={buttonClass("plain", "small")} href={`#/build/${game}?ready=none`}>
              {texts.empty}
            </a>
          </li>
        ))}
      </ul>
      <h2>{texts.kept}</h2>
      {kept.length === 0 && <p className={tiles.lead}>{texts.noneKept}</p>}
      <ul className={tiles.kept}>
        {kept.map(({ id, game, name }) => (
          <li key={id} data-game={game}>
            <span className={tiles.emblem}>
              <Icon name={emblemOf(game)} />
            </span>
            <a href={`#/build/${game}?kept=${id}`}>
              <b>{name}</b>
              <small>{findGame(game)?.title}</small>
            </a>
            <Button
              look="plain"
              size="small"
              aria-label={texts.forget(name)}
              title={texts.forget(name)}
              onClick={() => {
                if (!confirm(texts.sure(name))) return;
                forgetList(id);
                setKept(keptLists());
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

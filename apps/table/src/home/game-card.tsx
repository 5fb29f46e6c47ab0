import type { GameInfo } from "@riposte/hosting";
import { emblemOf, pageOf } from "../games.js";
import { Scene } from "../home/scene.js";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import css from "./game-card.module.css";
import { homeTexts as texts } from "./home-texts.js";

interface GameCardProps {
  readonly info: GameInfo;
  readonly hasServer: boolean;
  readonly isBeginning: boolean;
  readonly onPlay: (seed?: string) => void;
}

/** One game: played now, with a friend, or after choosing what with. */
export function GameCard({ info, hasServer, isBeginning, onPlay }: GameCardProps) {
  const { id, title, summary, players } = info;
  return (
    <article className={css.card} data-game={id}>
      <div className={css.scene}>
        <Scene game={id} />
      </div>
      <span className={css.emblem}>
        <Icon name={emblemOf(id)} />
      </span>
      <div className={css.words}>
        <h2>{title}</h2>
        <p className={css.summary}>{summary}</p>
        <p className={css.short}>{pageOf(id)?.short ?? summary}</p>
        <div className={css.players}>{texts.players(players)}</div>
      </div>
      <div className={css.buttons}>
        <Button look="lit" disabled={isBeginning} aria-label={`${texts.playNow}: ${title}`} onClick={() => onPlay()}>
          <Icon name="play" />
          {isBeginning ? texts.beginning : texts.playNow}
        </Button>
        <div className={css.ways}>
          {players.most === 1 ? (
            <Button look="plain" size="small" onClick={() => onPlay(today())}>
              {texts.today}
            </Button>
          ) : (
            hasServer && (
              <a className={buttonClass("plain", "small")} href={`#/new/${id}?with=friend`}>
                {texts.friend}
              </a>
            )
          )}
          <a className={buttonClass("plain", "small")} href={`#/new/${id}`}>
            {pageOf(id)?.choose ?? texts.choose}
          </a>
        </div>
      </div>
    </article>
  );
}

/** All players get the same cards on the same day. */
const today = (): string => new Date().toISOString().slice(0, 10);

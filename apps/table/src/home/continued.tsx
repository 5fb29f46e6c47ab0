import { findGame } from "@riposte/hosting";
import { useState } from "react";
import { emblemOf, SHOWN_FIRST } from "../games.js";
import { Scene } from "../home/scene.js";
import { forgetMatch, type KeptMatch } from "../kept/kept-match.js";
import { namesAt } from "../kept/names.js";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { useSure } from "../look/use-sure.js";
import { forgetSeat, type KeptSeat, keptSeats } from "../online/kept-seats.js";
import css from "./continued.module.css";
import { homeTexts as texts } from "./home-texts.js";
import { useKept } from "./use-kept.js";

/** Something to go on with. */
interface Waiting {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly href: string;
  forget(): void;
}

/** The matches this browser was left with, the last one large; on the first visit a match to begin with. */
export function Continued() {
  const kept = useKept();
  const [seats, setSeats] = useState(keptSeats);
  const [showsAll, setShowsAll] = useState(false);
  const all = [
    ...kept.filter(({ standing }) => !standing.isOver).map(ofMatch),
    ...seats.map((seat) => ofSeat(seat, () => setSeats(keptSeats()))),
  ];
  const [last, ...others] = all;
  if (last === undefined) return <FirstSteps />;
  return (
    <section aria-label={texts.continued} className={css.continued}>
      <div className={css.last} data-game={last.game}>
        <div className={css.picture}>
          <Scene game={last.game} />
        </div>
        <div className={css.words}>
          <small>{texts.continued}</small>
          <h2>{last.title}</h2>
          <p>{last.about}</p>
          <div className={css.row}>
            <a className={buttonClass("lit", "small")} href={last.href}>
              <Icon name="play" />
              {texts.goOn}
            </a>
            {others.length > 0 && (
              <Button look="plain" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? texts.fewer : texts.more(others.length)}
              </Button>
            )}
            <Forget waiting={last} />
          </div>
        </div>
      </div>
      {showsAll && (
        <ul className={css.others}>
          {others.map((waiting) => (
            <li key={waiting.key} data-game={waiting.game}>
              <span className={css.emblem}>
                <Icon name={emblemOf(waiting.game)} />
              </span>
              <a href={waiting.href}>
                <b>{waiting.title}</b>
                <small>{waiting.about}</small>
              </a>
              <Forget waiting={waiting} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const FirstSteps = () => (
  <section aria-label={texts.first.region} className={css.first}>
    <div className={css.last} data-game={SHOWN_FIRST.id}>
      <div className={css.picture}>
        <Scene game={SHOWN_FIRST.id} />
      </div>
      <div className={css.words}>
        <small>{texts.first.small}</small>
        <h2>{SHOWN_FIRST.invited?.title}</h2>
        <p>{SHOWN_FIRST.invited?.about}</p>
        <a className={buttonClass("lit", "small")} href="#/learn">
          <Icon name="book" />
          {texts.first.start}
        </a>
      </div>
    </div>
  </section>
);

function Forget({ waiting: { title, forget } }: { readonly waiting: Waiting }) {
  const [sure, ask] = useSure();
  return (
    <>
      <Button
        look="plain"
        size="small"
        className={css.forget}
        aria-label={texts.forget(title)}
        title={texts.forget(title)}
        onClick={() => ask({ question: texts.sure(title), yes: texts.forgetIt, onYes: forget })}
      >
        ×
      </Button>
      {sure}
    </>
  );
}

function ofMatch(match: KeptMatch): Waiting {
  const { id, game, seats, standing } = match;
  return {
    key: id,
    game,
    title: texts.at(findGame(game)?.title ?? game, game, standing.at),
    about: texts.standing(namesAt(seats), match),
    href: `#/match/${id}`,
    forget: () => forgetMatch(id),
  };
}

const ofSeat = ({ match, game, seat }: KeptSeat, changed: () => void): Waiting => ({
  key: match,
  game,
  title: findGame(game)?.title ?? texts.continued,
  about: seat === null ? texts.online.watch : texts.online.you,
  href: `#/online/${encodeURIComponent(match)}`,
  forget() {
    forgetSeat(match);
    changed();
  },
});

import type { SetupOption } from "@riposte/hosting";
import { type ReactNode, Suspense } from "react";
import { keptLists } from "../build/kept-lists.js";
import { pageOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { CardChoice } from "./card-choice.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { OwnList } from "./own-list.js";
import { pictureOf } from "./pictures.js";
import sectionCss from "./section.module.css";
import css from "./sides.module.css";

/** A ready thing by its name, or a list of one's own as it was pasted. */
export type SideChoice = { readonly ready: string } | { readonly own: string };

interface OneSideProps {
  readonly game: string;
  readonly option: SetupOption;
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly isOpponent?: boolean;
  /** Nothing where it is chosen otherwise. */
  readonly choice: SideChoice | null;
  readonly onChoose: (choice: SideChoice) => void;
  /** What is wrong with it. */
  readonly problem: string | null;
  /** Ways to choose beside these. */
  readonly more?: ReactNode;
  /** Cards of one's own, below a list of one's own. */
  readonly cards?: ReactNode;
  readonly isDisabled?: boolean;
}

/** What one side plays with: a ready thing, one that was kept, or a list of one's own. */
export function OneSide(props: OneSideProps) {
  const { game, option, name, legend, isOpponent = false, choice, onChoose, problem, more, cards, isDisabled } = props;
  const page = pageOf(game);
  const kept = keptLists(game);
  const own = choice !== null && "own" in choice ? choice.own : null;
  const isTyped = own !== null && !kept.some(({ text }) => text === own);
  return (
    <fieldset className={sectionCss.section} disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className={sectionCss.cards}>
        {(option.sides?.() ?? []).map(({ id, title, about }) => (
          <CardChoice
            key={id}
            name={name}
            isChosen={choice !== null && "ready" in choice && choice.ready === id}
            onChoose={() => onChoose({ ready: id })}
            picture={
              <span className={css.tokens} data-side={isOpponent ? "foe" : "you"}>
                {pictureOf(id, game).map((symbol) => (
                  <span key={symbol} className={css.token}>
                    <Icon name={symbol} />
                  </span>
                ))}
              </span>
            }
            title={title}
            about={about}
          />
        ))}
        {kept.map((list) => (
          <CardChoice
            key={list.id}
            name={name}
            isChosen={own === list.text}
            onChoose={() => onChoose({ own: list.text })}
            picture={<Icon name="save" />}
            title={list.name}
            about={texts.keptAbout}
          />
        ))}
        <div className={css.pair}>
          <CardChoice
            name={name}
            isChosen={isTyped}
            onChoose={() => onChoose({ own: isTyped ? own : "" })}
            picture={<Icon name="plus" />}
            title={texts.own}
            about={texts.ownAbout}
            isOwn
          />
          {more}
        </div>
      </div>
      {isTyped &&
        (page?.OwnList !== undefined ? (
          <Suspense fallback={null}>
            <page.OwnList onChange={(text) => onChoose({ own: text })} />
          </Suspense>
        ) : (
          <OwnList
            game={game}
            label={texts.ownLabel[option.key] ?? texts.own}
            text={own}
            onChange={(text) => onChoose({ own: text })}
          />
        ))}
      {isTyped && cards}
      {problem !== null && (
        <p className={sectionCss.wrong} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

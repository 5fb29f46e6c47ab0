import type { SetupOption } from "@riposte/hosting";
import { Suspense } from "react";
import { keptLists } from "../build/kept-lists.js";
import { pageOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { CardChoice } from "./card-choice.js";
import { addressOf, type ChoosingProps, readyOf } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { OwnList } from "./own-list.js";
import { pictureOf } from "./pictures.js";
import sectionCss from "./section.module.css";
import css from "./sides.module.css";

interface SidesProps extends ChoosingProps {
  readonly game: string;
  readonly option: SetupOption;
  /** What is wrong with a side's list. */
  readonly problem: { readonly seat: number; readonly words: string } | null;
}

/** What each side plays with: a ready thing, one that was kept, or a list of one's own. */
export function Sides({ game, option, choices, problem, onChange }: SidesProps) {
  const page = pageOf(game);
  const ready = readyOf(option, choices);
  const kept = keptLists(game);
  const put = (seat: number, text: string | null) => ({
    own: choices.own.map((before, at) => (at === seat ? text : before)),
    ...(seat === 1 && { isSurprised: false }),
  });
  const pick = (seat: number, id: string) =>
    onChange({
      ...put(seat, null),
      chosen: { ...choices.chosen, [option.key]: ready.map((before, at) => (at === seat ? id : before)).join(",") },
    });
  return ([texts.yours, texts.theirs] as const).map((words, seat) => {
    const own = choices.own[seat] ?? null;
    const isReady = own === null && !(seat === 1 && choices.isSurprised);
    const isTyped = own !== null && !kept.some(({ text }) => text === own);
    const name = `side-${seat}`;
    return (
      <fieldset key={name} className={sectionCss.section}>
        <legend>{words[option.key]}</legend>
        <div className={sectionCss.cards}>
          {(option.sides?.() ?? []).map(({ id, title, about }) => (
            <CardChoice
              key={id}
              name={name}
              isChosen={isReady && ready[seat] === id}
              onChoose={() => pick(seat, id)}
              picture={
                <span className={css.tokens} data-side={seat === 0 ? "you" : "foe"}>
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
              onChoose={() => onChange(put(seat, list.text))}
              picture={<Icon name="save" />}
              title={list.name}
              about={texts.keptAbout}
            />
          ))}
          <div className={css.pair}>
            <CardChoice
              name={name}
              isChosen={isTyped}
              onChoose={() => onChange(put(seat, isTyped ? own : ""))}
              picture={<Icon name="plus" />}
              title={texts.own}
              about={texts.ownAbout}
              isOwn
            />
            {seat === 1 && (
              <CardChoice
                name={name}
                isChosen={choices.isSurprised}
                onChoose={() => onChange({ ...put(1, null), isSurprised: true })}
                picture={<Icon name="swap" />}
                title={texts.surprise}
                about={texts.surpriseAbout}
                isOwn
              />
            )}
          </div>
        </div>
        {isTyped &&
          (page?.OwnList !== undefined ? (
            <Suspense fallback={null}>
              <page.OwnList onChange={(text) => onChange(put(seat, text))} />
            </Suspense>
          ) : (
            <OwnList
              game={game}
              label={texts.ownLabel[option.key] ?? texts.own}
              text={own}
              onChange={(text) => onChange(put(seat, text))}
            />
          ))}
        {isTyped && page?.OwnCards !== undefined && (
          <Suspense fallback={null}>
            <page.OwnCards again={() => addressOf(game, choices)} />
          </Suspense>
        )}
        {problem?.seat === seat && (
          <p className={sectionCss.wrong} role="alert">
            {problem.words}
          </p>
        )}
      </fieldset>
    );
  });
}

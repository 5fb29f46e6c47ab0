import type { SetupOption } from "@riposte/catalog";
import { Icon } from "../look/icon.js";
import { CardChoice } from "./card-choice.js";
import { type Choices, readyOf } from "./choices.js";
import css from "./new-match.module.css";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { OwnList } from "./own-list.js";
import { pictureOf } from "./pictures.js";

interface SidesProps {
  readonly game: string;
  readonly option: SetupOption;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What each side plays with: a ready thing, or a list of one's own. */
export function Sides({ game, option, choices, onChange }: SidesProps) {
  const ready = readyOf(option, choices);
  const setOwn = (seat: number, text: string | null) =>
    onChange({ own: choices.own.map((before, at) => (at === seat ? text : before)) });
  const pick = (seat: number, id: string) =>
    onChange({
      own: choices.own.map((before, at) => (at === seat ? null : before)),
      chosen: { ...choices.chosen, [option.key]: ready.map((before, at) => (at === seat ? id : before)).join(",") },
    });
  return ([texts.yours, texts.theirs] as const).map((words, seat) => (
    <fieldset key={seat === 0 ? "yours" : "theirs"} className={css.section}>
      <legend>{words[option.key]}</legend>
      <div className={css.cards}>
        {(option.sides?.() ?? []).map(({ id, title, about }) => (
          <CardChoice
            key={id}
            name={`side-${seat}`}
            isChosen={choices.own[seat] === null && ready[seat] === id}
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
        <CardChoice
          name={`side-${seat}`}
          isChosen={choices.own[seat] !== null}
          onChoose={() => setOwn(seat, choices.own[seat] ?? "")}
          picture={<Icon name="plus" />}
          title={texts.own}
          about={texts.ownAbout[game] ?? ""}
          isOwn
        />
      </div>
      {choices.own[seat] !== null && (
        <OwnList
          label={texts.ownLabel[option.key] ?? texts.own}
          text={choices.own[seat] ?? ""}
          onChange={(text) => setOwn(seat, text)}
        />
      )}
    </fieldset>
  ));
}

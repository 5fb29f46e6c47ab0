import { type GameDescriptor, type GameInfo, setupOf } from "@riposte/hosting";
import { HiddenRadio } from "../look/hidden-radio.js";
import { Icon, type SymbolName } from "../look/icon.js";
import { CardChoice } from "./card-choice.js";
import { type ChoosingProps, COMPANIES, type Company, peopleAtTable, peopleOf } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import css from "./section.module.css";

interface WhoProps extends ChoosingProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly hasServer: boolean;
}

const PICTURES: Readonly<Record<Company, SymbolName>> = { bot: "bot", friend: "link", device: "person", bots: "eye" };

/** Who plays, and how strong the bot is. */
export function Who({ info, entry, choices, hasServer, onChange }: WhoProps) {
  const isAlone = info.players.most === 1;
  const offered = COMPANIES.filter((one) =>
    isAlone ? one === "device" || one === "bots" : one !== "friend" || hasServer,
  );
  const seats = entry.seats(setupOf(entry.setup, choices.chosen));
  const people = peopleOf(seats, choices);
  const isShared = choices.company === "friend" || choices.company === "device";
  const words = (one: Company) =>
    isAlone && (one === "device" || one === "bots")
      ? texts.alone[one]
      : texts[info.players.most > 2 ? "table" : "company"][one];
  return (
    <fieldset className={css.section}>
      <legend>{texts.who}</legend>
      <div className={css.company}>
        {offered.map((one) => (
          <CardChoice
            key={one}
            name="company"
            isChosen={choices.company === one}
            onChoose={() => onChange({ company: one })}
            picture={<Icon name={PICTURES[one]} />}
            {...words(one)}
          />
        ))}
      </div>
      {isShared && peopleAtTable(seats).length > 0 && (
        <div className={css.pills} role="radiogroup" aria-label={texts.howMany}>
          {peopleAtTable(seats).map((count) => (
            <HiddenRadio
              key={count}
              name="people"
              isChosen={people === count}
              onChoose={() => onChange({ people: count })}
            >
              <span className={css.pill}>{texts.people(count, seats - count)}</span>
            </HiddenRadio>
          ))}
        </div>
      )}
      {people < seats && (
        <div className={css.pills} role="radiogroup" aria-label={texts.strength}>
          {Object.entries(entry.bots).map(([name, { summary }]) => (
            <HiddenRadio
              key={name}
              name="bot"
              title={summary}
              isChosen={choices.bot === name}
              onChoose={() => onChange({ bot: name })}
            >
              <span className={css.pill}>{texts.bot[name] ?? texts.value(name)}</span>
            </HiddenRadio>
          ))}
        </div>
      )}
    </fieldset>
  );
}

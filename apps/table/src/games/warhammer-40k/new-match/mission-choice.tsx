import type { SetupOption } from "@riposte/hosting";
import { missionsOffered } from "@riposte/hosting/warhammer-40k";
import { HiddenRadio } from "../../../look/hidden-radio.js";
import { type Choices, otherOf, readyOf, sidesIn } from "../../../new-match/choices.js";
import { newMatchTexts } from "../../../new-match/new-match-texts.js";
import sectionCss from "../../../new-match/section.module.css";
import css from "./mission-choice.module.css";

const texts = newMatchTexts.missions;

interface MissionChoiceProps {
  readonly options: readonly SetupOption[];
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What both armies play for: by how they fight, or by name; or for objectives alone. */
export function MissionChoice({ options, choices, onChange }: MissionChoiceProps) {
  const armies = sidesIn(options);
  const ids = armies === undefined ? [] : readyOf(armies, choices);
  const { sides, secondary } = missionsOffered(
    ids.map((id, seat) => (choices.own[seat] != null || (seat === 1 && otherOf(choices) !== "chosen") ? null : id)),
  );
  const chosen = String(choices.chosen.mission ?? "dispositions");
  const named = chosen.includes(",") ? chosen.split(",") : [];
  const put = (some: Choices["chosen"]) => onChange({ chosen: { ...choices.chosen, ...some } });
  const name = (seat: number, id: string) =>
    put({ mission: sides.map(({ usual }, at) => (at === seat ? id : (named[at] ?? usual?.id ?? ""))).join(",") });
  const isNamable = sides.every(({ open }) => open.length > 0);
  return (
    <fieldset className={sectionCss.section}>
      <legend>{texts.title}</legend>
      <div className={sectionCss.pills}>
        {(["dispositions", "none"] as const).map((value) => (
          <HiddenRadio
            key={value}
            name="mission"
            isChosen={(chosen === "none") === (value === "none")}
            onChoose={() => put({ mission: value })}
          >
            <span className={sectionCss.pill}>{texts.ways[value]}</span>
          </HiddenRadio>
        ))}
      </div>
      {chosen === "none" ? (
        <p className={sectionCss.quiet}>{texts.none}</p>
      ) : (
        <div className={css.missions}>
          {sides.map(({ usual, open }, seat) => {
            const card = open.find(({ id }) => id === named[seat]) ?? usual;
            return (
              <div key={texts.whose[seat]}>
                {isNamable ? (
                  <label>
                    {texts.whose[seat]}
                    <select value={card?.id ?? ""} onChange={({ target }) => name(seat, target.value)}>
                      {open.map((one) => (
                        <option key={one.id} value={one.id}>
                          {one.name}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : (
                  <p>{texts.said(texts.whose[seat] as string, card?.name ?? texts.later)}</p>
                )}
                <p className={sectionCss.quiet}>
                  {card === undefined ? texts.read : texts.gist(card.for[0]?.own, card.gist)}
                </p>
              </div>
            );
          })}
          <Secondary cards={secondary} chosen={String(choices.chosen.secondary ?? "tactical")} onPut={put} />
        </div>
      )}
    </fieldset>
  );
}

interface SecondaryProps {
  readonly cards: ReturnType<typeof missionsOffered>["secondary"];
  readonly chosen: string;
  readonly onPut: (some: Choices["chosen"]) => void;
}

/** One's own secondary cards: drawn, or two that stay. */
function Secondary({ cards, chosen, onPut }: SecondaryProps) {
  const fixed = chosen.includes("+") ? (chosen.split(",")[0] as string).split("+") : [];
  const put = (at: number, id: string) => {
    const [one = "", other = ""] = fixed.map((before, seat) => (seat === at ? id : before));
    onPut({ secondary: `${one}+${other},tactical` });
  };
  return (
    <>
      <label className={css.whole}>
        {texts.secondary}
        <select
          value={fixed.length === 0 ? "tactical" : "fixed"}
          onChange={({ target }) =>
            onPut({
              secondary: target.value === "fixed" ? `${cards[0]?.id}+${cards[1]?.id},tactical` : "tactical",
            })
          }
        >
          <option value="tactical">{texts.tactical}</option>
          <option value="fixed">{texts.fixed}</option>
        </select>
      </label>
      {fixed.map((id, at) => (
        <div key={texts.cards[at]}>
          <label>
            {texts.cards[at]}
            <select value={id} onChange={({ target }) => put(at, target.value)}>
              {cards
                .filter((card) => card.id === id || !fixed.includes(card.id))
                .map((card) => (
                  <option key={card.id} value={card.id}>
                    {card.name}
                  </option>
                ))}
            </select>
          </label>
          <p className={sectionCss.quiet}>{cards.find((card) => card.id === id)?.gist}</p>
        </div>
      ))}
    </>
  );
}

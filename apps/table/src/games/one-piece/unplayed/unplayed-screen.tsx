import { useState } from "react";
import { buttonClass } from "../../../look/button.js";
import { SearchField } from "../../../look/search-field.js";
import tiles from "../../../look/tiles.module.css";
import { useLoaded } from "../../../shell/use-loaded.js";
import { texts as general } from "../../../texts.js";
import { type UnplayedCard, unplayedCards } from "./unplayed-cards.js";
import css from "./unplayed-screen.module.css";
import { unplayedTexts as texts } from "./unplayed-texts.js";
import { workshopLink } from "./workshop-link.js";

/** The cards whose printed words are not all played: line by line, with a way to write the rest. */
export function UnplayedScreen() {
  const [sought, setSought] = useState("");
  const loaded = useLoaded("unplayed", unplayedCards);
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{general.loading}</p>;
  const { all, unplayed } = loaded.value;
  const found = unplayed.filter((card) => wordsOf(card).includes(sought.toLowerCase()));
  return (
    <div className={tiles.page}>
      <h1>{texts.heading}</h1>
      <p className={tiles.lead}>
        {texts.sums(unplayed.length, all)} <a href="#/build/one-piece?ready=none">{texts.bring}</a>
      </p>
      {unplayed.length > 0 && <SearchField label={texts.seek} value={sought} onSeek={setSought} />}
      {unplayed.length > 0 && found.length === 0 && <p>{texts.nothing}</p>}
      <ul className={css.cards}>
        {found.map((card) => (
          <Unplayed key={card.id} card={card} />
        ))}
      </ul>
    </div>
  );
}

const wordsOf = ({ id, name, lines, told }: UnplayedCard): string =>
  [id, name, ...lines.map(({ printed }) => printed ?? ""), ...told].join(" ").toLowerCase();

function Unplayed({ card: { id, name, about, lines, told, file } }: { readonly card: UnplayedCard }) {
  const hasPrinted = lines.some(({ printed }) => printed !== undefined);
  return (
    <li className={css.card} data-unplayed={id}>
      <h2>
        {name} ({id})
      </h2>
      <small>{about}</small>
      <h3>{texts.printed}</h3>
      {!hasPrinted && <p>{texts.noPrinted}</p>}
      <ol className={css.lines}>
        {lines.map(({ printed, fault }) => (
          <li key={`${printed} ${fault}`} data-played={fault === undefined}>
            {printed}
            <small>{fault === undefined ? texts.played : printed === undefined ? fault : texts.notPlayed(fault)}</small>
          </li>
        ))}
      </ol>
      <h3>{texts.told}</h3>
      {told.length === 0 ? (
        <p>{texts.nothingTold}</p>
      ) : (
        <ul className={css.lines}>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>
        <a className={buttonClass("quiet", "small")} href={workshopLink(file)}>
          {texts.write(name)}
        </a>
      </p>
    </li>
  );
}

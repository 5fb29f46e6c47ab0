import type { LeagueReport } from "@riposte/hosting/league";
import { useState } from "react";
import { percent } from "../look/percent.js";
import css from "./card-rates.module.css";
import leagueScreenCss from "./league-screen.module.css";
import { leagueTexts as texts } from "./league-texts.js";

interface CardRatesProps {
  readonly report: LeagueReport;
  readonly shortOf: (name: string, bot: string) => string;
  /** What a card is called. */
  readonly cardOf: (card: string) => string;
}

/** What was had less often says nothing. */
const FEWEST = 10;
const MOST = 24;
const WHENS = ["drawn", "fielded"] as const;

/** How often a list won when it had a card, against how often it won at all. */
export function CardRates({ report: { table, cards }, shortOf, cardOf }: CardRatesProps) {
  const [chosen, setChosen] = useState(0);
  const [when, setWhen] = useState<(typeof WHENS)[number]>("drawn");
  const whens = WHENS.filter((one) => cards.some((card) => card.when === one));
  const contender = table[Math.min(chosen, table.length - 1)];
  if (contender === undefined || whens.length === 0) return null;
  const now = whens.includes(when) ? when : (whens[0] as typeof when);
  const { name, bot, wins } = contender;
  const those = cards.filter((card) => card.name === name && card.when === now && card.games >= FEWEST).slice(0, MOST);
  return (
    <section className={leagueScreenCss.card} aria-label={texts.cards}>
      <header>
        <h2>{texts.cards}</h2>
        <select
          aria-label={texts.of}
          value={table.indexOf(contender)}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {table.map((one, at) => (
            <option key={one.name} value={at}>
              {shortOf(one.name, one.bot)}
            </option>
          ))}
        </select>
        <fieldset className={css.whens} aria-label={texts.when}>
          {whens.map((one) => (
            <button key={one} type="button" aria-pressed={one === now} onClick={() => setWhen(one)}>
              {texts[one]}
            </button>
          ))}
        </fieldset>
      </header>
      <p>{texts.cardsOf(shortOf(name, bot), wins.games, percent(wins.share))}</p>
      {those.length === 0 && <p>{texts.noCards}</p>}
      <ul className={css.rates}>
        {those.map(({ card, share, low, high, games }) => (
          <li key={card}>
            <span>{cardOf(card)}</span>
            <div className={css.rate} title={`${percent(low)} to ${percent(high)}`}>
              <i
                data-tone={low > wins.share ? "good" : high < wins.share ? "bad" : undefined}
                style={{ left: `${low * 100}%`, right: `${100 - high * 100}%` }}
              />
              <b style={{ left: `${share * 100}%` }} />
              <em style={{ left: `${wins.share * 100}%` }} />
            </div>
            <strong>{percent(share)}</strong>
            <small>{games}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

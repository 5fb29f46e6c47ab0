import { findGame, GAMES, type GameDescriptor, gamesHere } from "@riposte/hosting";
import { type Contender, type LeagueReport, leagueCSV, leagueReport } from "@riposte/hosting/league";
import { useMemo } from "react";
import { PAGES } from "../games.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { percent } from "../look/percent.js";
import { newMatchTexts } from "../new-match/new-match-texts.js";
import { download } from "../shell/download.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { CardRates } from "./card-rates.js";
import css from "./league-screen.module.css";
import { leagueTexts as texts } from "./league-texts.js";
import { MatchUps } from "./match-ups.js";
import { RatingList } from "./rating-list.js";
import { useLeague } from "./use-league.js";

interface Played {
  readonly id: string;
  readonly title: string;
}

/** The games whose ready lists play each other, and those of others, whose bots do. */
function gamesPlayed(): readonly Played[] {
  const ours = PAGES.flatMap(({ id, league }) => (league === undefined ? [] : [{ id, title: league }]));
  const others = gamesHere().filter(({ id, players }) => players.most > 1 && !GAMES.some((one) => one.id === id));
  return [...ours, ...others];
}

/** Bots that answer at once: hundreds of matches are played while one looks on. */
const BOTS = ["greedy", "random"];
/** Where players bring no lists the bots themselves play each other: those that think least. */
const botsOf = ({ bots }: GameDescriptor): readonly string[] => Object.keys(bots).slice(0, 2);
/** Times each meets each with one click. */
const TIMES = 20;

/** How even the ready lists of a game are, by matches that bots play beside the page. */
export function LeagueScreen({ game }: { readonly game: string }) {
  const games = gamesPlayed();
  const id = (games.find((one) => one.id === game) ?? games[0])?.id ?? "";
  const loaded = useLoaded(id, async () => findGame(id)?.loadTable());
  return (
    <div className={css.page} data-game={id}>
      {loaded.status === "failed" && <p role="alert">{loaded.reason}</p>}
      {loaded.status === "loading" && <p role="status">{general.loading}</p>}
      {loaded.status === "ready" && loaded.value?.id === id && <League key={id} entry={loaded.value} />}
    </div>
  );
}

function League({ entry }: { readonly entry: GameDescriptor }) {
  const option = entry.setup.find(({ sides }) => sides !== undefined);
  const lists = useMemo(() => option?.sides?.() ?? [], [option]);
  const contenders = useMemo<readonly Contender[]>(
    () =>
      option === undefined
        ? botsOf(entry).map((bot) => ({ name: bot, bot }))
        : BOTS.flatMap((bot) => lists.map(({ id }) => ({ name: `${id} ${bot}`, list: id, bot }))),
    [entry, option, lists],
  );
  const { results, isPlaying, fault, playMore } = useLeague(entry.id, option?.key ?? null, contenders);
  const report = useMemo(
    () =>
      results.length === 0
        ? null
        : leagueReport({ game: entry.id, seed: "page", system: "round robin" }, contenders, results),
    [results, contenders, entry],
  );
  const listOf = (name: string) =>
    lists.find(({ id }) => name.startsWith(`${id} `))?.title ?? newMatchTexts.bot[name] ?? name;
  const botOf = (bot: string) => newMatchTexts.bot[bot] ?? bot;
  const shortOf = (name: string, bot: string) =>
    name === bot ? botOf(bot) : `${listOf(name)}, ${botOf(bot).toLowerCase()}`;
  const more = (TIMES * contenders.length * (contenders.length - 1)) / 2;
  const file = (type: string, ending: string, text: string) =>
    download({ name: `${texts.file(entry.id)}.${ending}`, type, text });
  return (
    <>
      <header className={css.head}>
        <h1>{texts.heading}</h1>
        <nav aria-label={texts.game}>
          {gamesPlayed().map(({ id, title }) => (
            <a key={id} href={`#/league/${id}`} aria-current={id === entry.id ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
        {report !== null && (
          <>
            <Button
              size="small"
              onClick={() => file("application/json", "json", `${JSON.stringify(report, null, 2)}\n`)}
            >
              <Icon name="save" /> {texts.data}
            </Button>
            <Button size="small" onClick={() => file("text/csv", "csv", leagueCSV(report))}>
              <Icon name="save" /> {texts.table}
            </Button>
          </>
        )}
        <Button look="lit" size="small" disabled={isPlaying} onClick={() => playMore(TIMES)}>
          <Icon name="play" />{" "}
          <span aria-live="polite">{isPlaying ? texts.playing(results.length) : texts.playMore(more)}</span>
        </Button>
      </header>
      {fault !== null && <p role="alert">{texts.fault(fault)}</p>}
      {report === null ? (
        <p className={css.none}>{texts.none}</p>
      ) : (
        <div className={css.cards}>
          <section className={css.card} aria-label={leadOf(report, shortOf)}>
            <h2>{leadOf(report, shortOf)}</h2>
            <p>{texts.ratings(report.games)}</p>
            <RatingList table={report.table} listOf={listOf} botOf={botOf} />
          </section>
          <section className={css.card} aria-label={texts.whoBeats}>
            <h2>{texts.whoBeats}</h2>
            <p>{texts.whoBeatsAbout}</p>
            <MatchUps report={report} shortOf={shortOf} />
            <p className={css.remark}>
              <b>{texts.first(percent(report.firstSeat.share))}</b>{" "}
              {texts.between(percent(report.firstSeat.low), percent(report.firstSeat.high))} {unevenIn(report, listOf)}
              {report.unfinished > 0 && ` ${texts.unfinished(report.unfinished)}`}
            </p>
          </section>
          <CardRates report={report} shortOf={shortOf} cardOf={(card) => entry.voice.spell?.(card) ?? card} />
        </div>
      )}
    </>
  );
}

function leadOf({ table: [first, second] }: LeagueReport, shortOf: (name: string, bot: string) => string): string {
  if (first === undefined) return "";
  return texts.leads(shortOf(first.name, first.bot), second === undefined || first.rating.low > second.rating.value);
}

/** The one remark worth acting on: a list that wins more than half against another, whichever bot plays both. */
function unevenIn({ table, matchUps }: LeagueReport, listOf: (name: string) => string): string {
  for (const [row, one] of table.entries())
    for (const [column, other] of table.entries()) {
      const share = matchUps[row]?.[column];
      if (share != null && one.bot === other.bot && share.low > 0.5)
        return texts.same(listOf(one.name), listOf(other.name), percent(share.share));
    }
  return "";
}

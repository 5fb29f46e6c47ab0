import { analysisPage, hasPartners, sidesOf, titleOf } from "@riposte/hosting/analysis";
import { saveMatch } from "@riposte/kernel/run";
import { capital, whoseIs } from "@riposte/words";
import { useMemo } from "react";
import { pageOf } from "../games.js";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { startSession } from "../play/session.js";
import { download } from "../shell/download.js";
import { useStarting } from "../shell/use-starting.js";
import type { Recorded } from "../watch/recorded.js";
import { orderFor } from "./analysis-order.js";
import css from "./analysis-screen.module.css";
import { analysisTexts as texts } from "./analysis-texts.js";
import { ChanceCurve } from "./chance-curve.js";
import { LuckCard } from "./luck-card.js";
import { PointCard } from "./point-card.js";
import { useAnalysis } from "./use-analysis.js";

interface AnalysisScreenProps {
  readonly recorded: Recorded;
  /** Where the match itself goes by. */
  readonly replay: string;
}

/** A match explained: the chance to win along it, what changed it, and what was luck. While it reckons, the curve grows. */
export function AnalysisScreen({ recorded, replay }: AnalysisScreenProps) {
  const { info, host, match } = recorded;
  const order = useMemo(() => orderFor(recorded), [recorded]);
  const { share, judged, analysis, fault } = useAnalysis(order);
  const { said, start } = useStarting();
  const { players } = order;
  const blue = players.you ?? 0;
  const sides = sidesOf(host.match.teams);
  const side = sides[blue] ?? 0;
  const sources = analysis?.sources[side];
  const whose = (seat: number) => (match.seats.length === 1 ? "your" : whoseIs(players, seat));
  const decisions = host.match.line.filter((move) => "answer" in move).length;
  const own = host.match.line.filter((move) => "answer" in move && move.seat === blue).length;
  const points = analysis?.turningPoints ?? [];
  const chapter = pageOf(info.id)?.chapter ?? "round";
  // the one where something better was left out says most about what to try
  const worst = points.findIndex(
    ({ seat, given, other }) => seat === blue && other !== null && given.chance < other.chance,
  );
  const again = worst === -1 ? points.findIndex(({ seat }) => seat === blue) : worst;
  const lookAt = (input: number) => {
    // wishes when to be asked are no steps of a replay
    const step = host.match.line.slice(0, input).filter((move) => !("policy" in move)).length;
    return `${replay}${replay.includes("?") ? "&" : "?"}at=${step}`;
  };
  const tryAgain = (input: number) =>
    start(
      startSession({
        game: info.id,
        plugins: host.about.plugins,
        seats: match.seats.map((name, seat) =>
          seat === blue ? "human" : name === "human" ? recorded.entry.hintBot : name,
        ),
        save: saveMatch(recorded.at(input)),
      }),
    );
  return (
    <section className={css.analysis} aria-label={texts.heading} data-game={info.id}>
      <header className={css.head}>
        <div>
          <h1>{analysis === null ? texts.heading : titleOf(analysis)}</h1>
          <p>{texts.about(info.title, decisions, own)}</p>
        </div>
        {analysis !== null && (
          <Button
            onClick={() =>
              download({ name: texts.file, type: "text/html", text: analysisPage(analysis, info.title, players) })
            }
          >
            <Icon name="save" /> {texts.save}
          </Button>
        )}
        <a className={buttonClass()} href={replay}>
          <Icon name="eye" /> {texts.replay}
        </a>
        {again !== -1 && (
          <Button look="lit" onClick={() => void tryAgain((points[again] as (typeof points)[number]).input)}>
            <Icon name="play" /> {texts.again(again + 1)}
          </Button>
        )}
      </header>
      {said}
      {fault !== null && <p role="alert">{texts.fault(fault)}</p>}
      <div className={css.curve}>
        <h2>
          {hasPartners(sides, blue) ? texts.ourChance : texts.chance} <small>{texts.reckoned(order.matches)}</small>
        </h2>
        {analysis === null && fault === null && (
          <p role="status" className={css.waiting}>
            {texts.waiting(share)} <progress max={1} value={share} aria-label={texts.heading} />
          </p>
        )}
        <ChanceCurve
          judged={judged}
          of={analysis === null ? decisions : judged.length}
          end={analysis?.sources.map(({ end }) => end) ?? null}
          points={points}
          side={side}
          chapter={chapter}
        />
      </div>
      {sources !== undefined && (
        <div className={css.cards}>
          {points.map((point, at) => (
            <PointCard
              key={point.input}
              point={point}
              number={at + 1}
              of={host.match.line.length}
              whose={whose(point.seat)}
              chapter={capital(chapter)}
              look={lookAt(point.input)}
            />
          ))}
          <LuckCard sources={sources} whose={whose} blue={blue} />
        </div>
      )}
    </section>
  );
}

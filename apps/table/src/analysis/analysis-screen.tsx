import { playersAt } from "@riposte/catalog";
import { analysisPage } from "@riposte/catalog/analysis";
import { peopleAt, positionOf } from "@riposte/seats";
import { useMemo } from "react";
import { buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { download } from "../shell/download.js";
import type { Recorded } from "../watch/recorded.js";
import css from "./analysis-screen.module.css";
import { analysisTexts as texts } from "./analysis-texts.js";
import { useAnalysis } from "./use-analysis.js";

interface AnalysisScreenProps {
  readonly recorded: Recorded;
  /** Where the match itself goes by. */
  readonly replay: string;
}

/** Imagined matches for each decision: enough for a curve, and a page nobody waits for long. */
const MATCHES = 8;

/** A match explained: the chance to win along it, what changed it, and what was luck. */
export function AnalysisScreen({ recorded, replay }: AnalysisScreenProps) {
  const { info, host, match } = recorded;
  const players = useMemo(() => {
    const people = peopleAt({ seats: match.seats });
    const seat = people.length === 1 ? (people[0] ?? null) : null;
    return playersAt({ seat, seats: match.seats, names: match.names, isShared: true });
  }, [match]);
  const order = useMemo(
    () => ({
      position: positionOf(host.match, { game: info.id, plugins: host.about.plugins }),
      players,
      matches: MATCHES,
    }),
    [host, info, players],
  );
  const { share, analysis, fault } = useAnalysis(order);
  const page = useMemo(
    () => (analysis === null ? null : analysisPage(analysis, info.title, players)),
    [analysis, info, players],
  );
  return (
    <section className={css.analysis} aria-label={texts.heading}>
      <div className={css.head}>
        <a className={buttonClass()} href={replay}>
          <Icon name="play" /> {texts.replay}
        </a>
        {page !== null && (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => download({ name: texts.file, type: "text/html", text: page })}
          >
            <Icon name="save" /> {texts.save}
          </button>
        )}
      </div>
      {fault !== null && <p role="alert">{texts.fault(fault)}</p>}
      {page === null && fault === null && (
        <p role="status" className={css.waiting}>
          {texts.waiting(share)} <progress max={1} value={share} aria-label={texts.heading} />
        </p>
      )}
      {page !== null && <iframe className={css.page} title={texts.heading} srcDoc={page} />}
    </section>
  );
}

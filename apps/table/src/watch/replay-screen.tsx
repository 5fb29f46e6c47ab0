import { blowsIn } from "@riposte/hosting";
import { Suspense, use, useMemo, useState } from "react";
import { memorableIn } from "../end/memorable.js";
import { Moments } from "../end/moments.js";
import { Inspector } from "../inspect/lazy-inspector.js";
import { buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { Bar, type Tool } from "../match/bar/bar.js";
import { Log } from "../match/opened/log.js";
import { PreviewLayer } from "../match/opened/preview.js";
import { usePlaying } from "../match/opened/use-playing.js";
import { matchTexts } from "../match/texts.js";
import { chapterAt } from "../match/told/chapter-at.js";
import { Words } from "../match/told/words.js";
import { LinkSharing } from "../share/link-sharing.js";
import { partsOf } from "../tables/parts-of.js";
import type { StageProps } from "../tables/table-parts.js";
import { texts as general } from "../texts.js";
import { CourseSlider } from "./course-slider.js";
import { Hands } from "./hands.js";
import { chanceWords, leadWords } from "./lead-words.js";
import type { Recorded } from "./recorded.js";
import css from "./replay-screen.module.css";
import { linkToMatch } from "./share-match.js";
import { EyesChoice, SpeedChoice, Transport } from "./transport.js";
import { useChances } from "./use-chances.js";
import { type Eyes, useLeads, useReplay } from "./use-replay.js";
import { useReplayKeys } from "./use-replay-keys.js";
import { watchTexts as texts } from "./watch-texts.js";

interface ReplayScreenProps {
  readonly recorded: Recorded;
  /** The step it opens at. */
  readonly first: number;
}

/** Milliseconds each move is shown at the usual speed. */
const PACE = 900;
const nothing = () => undefined;

/** A match that was played goes by: nothing on the table is lit, the only thing to do is to play it on. */
export function ReplayScreen(props: ReplayScreenProps) {
  return (
    <div className={css.replay} data-game={props.recorded.info.id}>
      <Suspense fallback={<p role="status">{general.loading}</p>}>
        <LoadedReplay {...props} />
      </Suspense>
    </div>
  );
}

function LoadedReplay({ recorded, first }: ReplayScreenProps) {
  const { info, host, match, isOver } = recorded;
  const parts = use(partsOf(info.id));
  const [eyes, setEyes] = useState<Eyes>(isOver && recorded.eyes.length > 1 ? "both" : (recorded.eyes[0] ?? null));
  const replay = useReplay(recorded, eyes);
  const { log, last, players, voice } = replay;
  const scoreLeads = useLeads(recorded, replay);
  const chances = useChances(recorded, replay);
  const isChance = chances.length > 1;
  // as far as it is reckoned; then the line stays in the middle
  const leads = isChance ? scoreLeads.map((_, step) => ((chances[step] ?? 0.5) - 0.5) * 2) : scoreLeads;
  const [looked, setLooked] = useState(Math.max(0, first));
  const [speed, setSpeed] = useState(1);
  const [isInside, setIsInside] = useState(false);
  const [showsSide, setShowsSide] = useState(false);
  const at = Math.min(looked, last);
  const { isPlaying, toggle } = usePlaying(at, last, setLooked, PACE / speed);
  const moments = useMemo(() => memorableIn(voice, replay.steps, log, blowsIn(log)), [voice, replay, log]);
  const seen = useMemo(() => replay.seenAt(at), [replay, at]);
  useReplayKeys({ at, last, moments, onMove: setLooked, onToggle: toggle });
  const past = useMemo(
    () =>
      log
        .map((part) => ({ ...part, entries: part.entries.filter(({ step }) => step <= at) }))
        .filter(({ entries }) => entries.length > 0),
    [log, at],
  );
  const standing = parts.standing(seen);
  const chapter = chapterAt(log, at).split(",")[0] ?? "";
  const entry = log.flatMap(({ entries }) => entries).findLast(({ step }) => step <= at);
  const stage: StageProps = {
    ...seen,
    options: [],
    hinted: null,
    regarded: null,
    chosen: null,
    onChoose: nothing,
    onPoint: nothing,
    among: null,
    onRegard: nothing,
  };
  const tools: readonly Tool[] = [
    { icon: "clock", label: texts.moments, where: "phone", isOn: showsSide, onUse: () => setShowsSide(!showsSide) },
    { icon: "inside", label: texts.inside, isOn: isInside, onUse: () => setIsInside(!isInside) },
  ];
  const { Stage, Strip } = parts;
  return (
    <div className={css.frame} data-side={showsSide}>
      <h1 className={css.title}>{`${texts.replay}: ${info.title}`}</h1>
      <div className={css.bar}>
        <Bar
          title={texts.replay}
          standing={{ ...standing, place: [info.title, standing.place].filter(Boolean).join(", ") }}
          players={players}
          mover={null}
          tools={tools}
          menu={
            <>
              <a
                className={buttonClass("plain", "small")}
                href={location.hash.replace(/^(#\/watch\/[^/?]+)/, "$1/analysis")}
              >
                <Icon name="eye" />
                <span>{texts.analysis}</span>
              </a>
              <LinkSharing label={texts.share} link={() => linkToMatch(match, at)} />
            </>
          }
        />
      </div>
      {isInside ? (
        <div className={css.inside}>
          <Inspector
            game={host.match.game}
            voice={voice}
            timeline={host.timeline()}
            inputs={host.match.line.length}
            perspectives={isOver ? ["all", null, ...recorded.eyes] : [recorded.eyes[0] ?? null]}
          />
        </div>
      ) : (
        <>
          <section className={css.stage} aria-label={matchTexts.stage}>
            <Stage {...stage} />
            {Strip !== undefined && parts.isResolving?.(seen) === true && (
              <div className={css.strip}>
                <Suspense fallback={null}>
                  <Strip {...stage} />
                </Suspense>
              </div>
            )}
          </section>
          <div className={css.left}>
            {entry !== undefined && (
              <div className={css.caption} data-side={entry.by === null ? undefined : players[entry.by]?.side}>
                <p aria-live="polite">
                  <Words phrase={entry.line} players={players} />
                </p>
              </div>
            )}
            {eyes !== null && (
              <Hands
                replay={replay}
                parts={parts}
                seen={seen}
                seats={eyes === "both" ? recorded.eyes : [eyes]}
                at={at}
              />
            )}
          </div>
          <aside className={css.side}>
            {moments.length > 0 && (
              <div className={css.moments}>
                <Moments moments={moments} players={players} at={at} onLook={setLooked} />
              </div>
            )}
            <Log log={past} players={players} at={at} onLook={setLooked} />
          </aside>
          <div className={css.foot}>
            <CourseSlider
              leads={leads}
              most={isChance ? 1 : undefined}
              log={log}
              moments={moments.map(({ step }) => step)}
              at={at}
              words={texts.at(chapter, at, last)}
              onMove={setLooked}
            />
            <Transport
              at={at}
              last={last}
              isPlaying={isPlaying}
              onToggle={toggle}
              onMove={setLooked}
              where={texts.at(chapter, at, last)}
              lead={isChance ? chanceWords(chances[at]) : leadWords(leads[at] ?? 0, players)}
            >
              <SpeedChoice speed={speed} onSpeed={setSpeed} />
              <EyesChoice players={players} seats={recorded.eyes} eyes={eyes} onEyes={setEyes} />
            </Transport>
          </div>
          <PreviewLayer seen={seen} preview={parts.preview} />
        </>
      )}
    </div>
  );
}

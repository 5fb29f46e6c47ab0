import type { LogPart } from "@riposte/hosting";
import { apart } from "../../look/apart.js";
import { Icon } from "../../look/icon.js";
import type { Player } from "../bar/players.js";
import { matchTexts as texts } from "../texts.js";
import { chapterAt } from "../told/chapter-at.js";
import css from "./timeline.module.css";
import { usePlaying } from "./use-playing.js";

interface TimelineProps {
  readonly log: readonly LogPart[];
  /** The step of now. */
  readonly last: number;
  readonly players: readonly Player[];
  readonly at: number;
  readonly onMove: (to: number) => void;
}

/** So far apart are two marks, in thousandths of the track. */
const APART = 28;

/** The match as a track: tall ticks are rounds, blue and red who acted; the knob shows the table as it was, and can go along by itself. */
export function Timeline({ log, last, players, at, onMove }: TimelineProps) {
  const { isPlaying, toggle } = usePlaying(at, last, onMove);
  const x = (step: number) => (last <= 0 ? 1000 : (step / last) * 1000);
  /** Marks that would run into each other are left out. */
  const ticks = (steps: readonly number[], top: number, length: number) =>
    apart(steps, x, APART)
      .map((step) => `M${x(step).toFixed(1)} ${top}v${length}`)
      .join("");
  const rounds = log.flatMap(({ heading, entries: [first] }) =>
    heading === null || first === undefined ? [] : [first.step],
  );
  const acted = (side: Player["side"]) =>
    log.flatMap(({ entries }) =>
      entries.flatMap(({ by, step }) => (by !== null && players[by]?.side === side ? [step] : [])),
    );
  const chapter = chapterAt(log, at);
  const where = at >= last ? texts.now : texts.moment(chapter || texts.atStart);
  return (
    <section className={css.timeline} aria-label={texts.timeline} data-step={at} data-last={last}>
      <button
        type="button"
        className={css.step}
        aria-label={texts.earlier}
        disabled={at <= 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="chev" />
      </button>
      <div className={css.track}>
        <svg viewBox="0 0 1000 28" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.rest} d="M0 14h1000" />
          <path className={css.gone} d={`M0 14h${x(at)}`} />
          <path className={css.round} d={ticks(rounds, 5, 18)} />
          <path className={css.you} d={ticks(acted("you"), 10, 8)} />
          <path className={css.foe} d={ticks(acted("foe"), 10, 8)} />
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={at}
          aria-label={texts.position}
          aria-valuetext={`${chapter} ${texts.step(at, last)}`.trim()}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
      <button
        type="button"
        className={css.step}
        aria-label={texts.later}
        disabled={at >= last}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="chev" />
      </button>
      <button
        type="button"
        className={css.step}
        aria-label={isPlaying ? texts.pause : texts.play}
        title={isPlaying ? texts.pause : texts.play}
        disabled={last <= 0}
        onClick={toggle}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      <small>
        {where}
        {at < last && (
          <button type="button" onClick={() => onMove(last)}>
            {texts.return}
          </button>
        )}
      </small>
    </section>
  );
}

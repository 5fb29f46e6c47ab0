import type { ReactNode } from "react";
import { Icon } from "../look/icon.js";
import type { Player } from "../match/bar/players.js";
import css from "./transport.module.css";
import type { Eyes } from "./use-replay.js";
import { watchTexts as texts } from "./watch-texts.js";

const SPEEDS = [0.5, 1, 2, 4] as const;

interface TransportProps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onMove: (step: number) => void;
  readonly where: string;
  readonly lead: string;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly players: readonly Player[];
  /** The seats that may be looked through. */
  readonly seats: readonly number[];
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

/** Play, step, how fast, and through whose eyes. */
export function Transport({ at, last, isPlaying, onToggle, onMove, ...props }: TransportProps) {
  const step = (label: string, to: number, drawing: "chev" | "skip", isBack: boolean) => (
    <button
      type="button"
      className={css.step}
      data-back={isBack}
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === at}
      onClick={() => onMove(to)}
    >
      <Icon name={drawing} />
    </button>
  );
  return (
    <div className={css.transport}>
      {step(texts.first, 0, "skip", true)}
      {step(texts.earlier, at - 1, "chev", true)}
      <button
        type="button"
        className={css.play}
        aria-label={isPlaying ? texts.pause : texts.play}
        title={isPlaying ? texts.pause : texts.play}
        onClick={onToggle}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      {step(texts.later, at + 1, "chev", false)}
      {step(texts.last, last, "skip", false)}
      <p className={css.where}>
        <b>{props.where}</b>
        <small>{props.lead}</small>
      </p>
      <Segments label={texts.speed}>
        {SPEEDS.map((speed) => (
          <button key={speed} type="button" aria-pressed={speed === props.speed} onClick={() => props.onSpeed(speed)}>
            {texts.times(speed)}
          </button>
        ))}
      </Segments>
      {props.seats.length > 0 && (
        <Segments label={texts.seenBy} isNamed>
          {props.seats.map((seat) => {
            const player = props.players[seat];
            return (
              <button key={seat} type="button" aria-pressed={props.eyes === seat} onClick={() => props.onEyes(seat)}>
                <span className={css.avatar} data-side={player?.side}>
                  <Icon name={player?.isBot === true ? "bot" : "person"} />
                </span>
                {player?.name}
              </button>
            );
          })}
          {props.seats.length > 1 && (
            <button type="button" aria-pressed={props.eyes === "both"} onClick={() => props.onEyes("both")}>
              <Icon name="eye" />
              {texts.both}
            </button>
          )}
        </Segments>
      )}
    </div>
  );
}

interface SegmentsProps {
  readonly label: string;
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}

const Segments = ({ label, isNamed = false, children }: SegmentsProps) => (
  <div className={css.choice}>
    {isNamed && <span>{label}</span>}
    <fieldset className={css.segments} aria-label={label}>
      {children}
    </fieldset>
  </div>
);

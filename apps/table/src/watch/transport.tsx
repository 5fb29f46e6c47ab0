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
  /** How fast, and through whose eyes. */
  readonly children: ReactNode;
}

/** Play and step. */
export function Transport({ at, last, isPlaying, onToggle, onMove, where, lead, children }: TransportProps) {
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
        <b>{where}</b>
        <small>{lead}</small>
      </p>
      {children}
    </div>
  );
}

interface SpeedChoiceProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

export const SpeedChoice = ({ speed, onSpeed }: SpeedChoiceProps) => (
  <Segments label={texts.speed}>
    {SPEEDS.map((one) => (
      <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
        {texts.times(one)}
      </button>
    ))}
  </Segments>
);

interface EyesChoiceProps {
  readonly players: readonly Player[];
  /** The seats that may be looked through. */
  readonly seats: readonly number[];
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

/** Through whose eyes, where any may be looked through. */
export function EyesChoice({ players, seats, eyes, onEyes }: EyesChoiceProps) {
  if (seats.length === 0) return null;
  return (
    <Segments label={texts.seenBy} isNamed>
      {seats.map((seat) => {
        const player = players[seat];
        return (
          <button key={seat} type="button" aria-pressed={eyes === seat} onClick={() => onEyes(seat)}>
            <span className={css.avatar} data-side={player?.side}>
              <Icon name={player?.isBot === true ? "bot" : "person"} />
            </span>
            {player?.name}
          </button>
        );
      })}
      {seats.length > 1 && (
        <button type="button" aria-pressed={eyes === "both"} onClick={() => onEyes("both")}>
          <Icon name="eye" />
          {texts.both}
        </button>
      )}
    </Segments>
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

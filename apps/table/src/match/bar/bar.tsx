import type { ReactNode } from "react";
import { Icon, type SymbolName } from "../../look/icon.js";
import { Mark } from "../../shell/mark.js";
import type { Standing } from "../../tables/table-parts.js";
import { matchTexts as texts } from "../texts.js";
import css from "./bar.module.css";
import type { Player } from "./players.js";

/** A thing the bar can do. */
export interface Tool {
  readonly icon: SymbolName;
  readonly label: string;
  readonly onUse: () => void;
  readonly isOn?: boolean;
  /** Where it is worth its place: everywhere, or only where the thing is not in view. */
  readonly where?: "all" | "always" | "small" | "phone" | "landscape";
  /** How many things wait there. */
  readonly count?: number;
}

interface BarProps {
  readonly title: string;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Whose move it is. */
  readonly mover: number | null;
  readonly tools: readonly Tool[];
  readonly menu: ReactNode;
  /** How much time a player has, where they play against it. */
  readonly time?: ((seat: number) => ReactNode) | undefined;
  /** How long the match may last yet. */
  readonly lasts?: ReactNode;
}

/** Where we are, how it stands between whom, and whose move it is. */
export function Bar({ title, standing, players, mover, tools, menu, time, lasts }: BarProps) {
  const { place, scores, goal, unit, chapter, moment } = standing;
  const [left, ...others] = [...players].sort((one, other) => order(one) - order(other));
  const player = (one: Player, isRight: boolean) => (
    <div key={one.seat} className={css.player} data-side={one.side} data-on={mover === one.seat} data-right={isRight}>
      <span className={css.avatar} data-side={one.side}>
        <Icon name={one.isBot ? "bot" : "person"} />
      </span>
      <b>
        <span className={css.long}>{one.name}</span>
        <bdi className={css.short}>{one.short}</bdi>
      </b>
      {scores !== null && (
        <span className={css.score}>
          {scores[one.seat]} <small>{goal === undefined ? unit : `/ ${goal}`}</small>
        </span>
      )}
      {time?.(one.seat)}
    </div>
  );
  return (
    <header className={css.bar}>
      <a className={css.home} href="#/" aria-label={texts.home}>
        <Mark />
      </a>
      <div className={css.where}>
        <b>{title}</b>
        <span>{place}</span>
      </div>
      <div className={css.versus}>
        {left !== undefined && player(left, false)}
        <div className={css.moment}>
          <b>{chapter}</b>
          {moment}
          {lasts}
        </div>
        {others.map((one) => player(one, true))}
      </div>
      <nav className={css.tools} aria-label={texts.match}>
        {tools.map(({ icon, label, onUse, isOn, count = 0, where = "all" }) => (
          <button
            key={label}
            type="button"
            className={css.tool}
            data-where={where}
            title={label}
            aria-label={label}
            aria-pressed={isOn ?? false}
            onClick={onUse}
          >
            <Icon name={icon} />
            {count > 0 && <b className={css.count}>{count}</b>}
          </button>
        ))}
      </nav>
      <div className={css.menu}>{menu}</div>
    </header>
  );
}

const order = ({ side, seat }: Player): number => (side === "you" ? 0 : 1) * 10 + seat;

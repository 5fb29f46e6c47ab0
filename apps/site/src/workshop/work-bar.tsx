import type { GameInfo } from "@riposte/hosting";
import { Mark } from "@riposte/table/mark";
import { changeTheme } from "../theme.js";
import { Icons } from "./icons.js";
import type { CraftAbout } from "./messages.js";
import { texts } from "./texts.js";

interface WorkBarProps {
  readonly game: string;
  readonly games: readonly GameInfo[];
  readonly about: CraftAbout | null;
  readonly said: string;
  readonly canUndo: boolean;
  readonly canSave: boolean;
  readonly onBegin: (game: string, sample: string | null) => void;
  readonly onUndo: () => void;
  readonly onShare: () => void;
  readonly onSave: () => void;
}

const BLANK = "-";

/** What is written for, what it began with, and what can be done with it. */
export function WorkBar({ game, games, about, said, canUndo, canSave, ...props }: WorkBarProps) {
  return (
    <header className="work-bar">
      <a className="home" href="index.html">
        <span className="unseen">Riposte</span>
        <Mark />
      </a>
      <div className="where">
        <h1>Workshop</h1>
        <p>
          <select
            aria-label="Game"
            value={game}
            onChange={({ currentTarget }) => props.onBegin(currentTarget.value, null)}
          >
            {games.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          {about?.samples.length === 0 ? (
            <span>{about.what}</span>
          ) : (
            <select
              aria-label="Begin with"
              value=""
              onChange={({ currentTarget }) =>
                props.onBegin(game, currentTarget.value === BLANK ? null : currentTarget.value)
              }
            >
              <option value="" disabled>
                {about === null ? "fetching the cards …" : `${about.what}: begin with …`}
              </option>
              <option value={BLANK}>a blank one</option>
              {about?.samples.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </p>
      </div>
      <span className="grow said" role="status">
        {said}
      </span>
      <button type="button" className="button small plain" disabled={!canUndo} onClick={props.onUndo}>
        {Icons.undo} <span>{texts.undo}</span>
      </button>
      <button type="button" className="button small" onClick={props.onShare}>
        {Icons.share} <span>{texts.share}</span>
      </button>
      <button type="button" className="button small" disabled={!canSave} onClick={props.onSave}>
        {Icons.save} <span>{texts.takeAlong}</span>
      </button>
      <button type="button" className="button small plain icon-only" aria-label="Light or dark" onClick={changeTheme}>
        {Icons.theme}
      </button>
    </header>
  );
}

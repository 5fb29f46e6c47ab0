import { type ReactNode, useState } from "react";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { calculatorTexts as texts } from "./calculator-texts.js";
import { useCountedGames } from "./counted-games.js";
import css from "./frame.module.css";

interface FrameProps {
  readonly game: string;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onPlay?: (() => void) | undefined;
  readonly inputs: ReactNode;
  readonly result: ReactNode;
}

/** The page of the calculator: what is asked beside what comes of it; where there is little room, behind a button. */
export function Frame({ game, canAdd, onAdd, onPlay, inputs, result }: FrameProps) {
  const games = useCountedGames();
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href);
    setCopied(true);
  };
  return (
    <div className={css.page} data-game={game}>
      <header className={css.head}>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.about}</p>
        </div>
        <nav className={css.games} aria-label={texts.game}>
          {games.map(({ id, name }) => (
            <a key={id} href={`#/calculator?game=${id}`} aria-current={id === game ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div className={css.tools}>
          <Button size="small" disabled={!canAdd} onClick={onAdd}>
            <Icon name="plus" />
            {texts.add}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            <Icon name={isCopied ? "check" : "link"} />
            <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
          </Button>
          {onPlay !== undefined && (
            <Button look="lit" size="small" onClick={onPlay}>
              <Icon name="play" />
              {texts.playOut}
            </Button>
          )}
        </div>
      </header>
      <div className={css.inputs} data-open={isOpen}>
        {inputs}
      </div>
      <div className={css.outcome}>{result}</div>
      <button type="button" className={css.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? "check" : "gear"} />
        {isOpen ? texts.done : texts.inputs}
      </button>
    </div>
  );
}

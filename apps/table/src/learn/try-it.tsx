import { useState } from "react";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { learnTexts as texts } from "./learn-texts.js";
import { startLaid } from "./lesson-matches.js";
import type { Trial } from "./trial.js";
import css from "./try-it.module.css";

/** A position in which the rules beside it matter, one click away. */
export function TryIt({ game, trial }: { readonly game: string; readonly trial: Trial }) {
  const [isStarting, setStarting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const start = async () => {
    setStarting(true);
    const started = await startLaid({ game, ...trial });
    setStarting(false);
    if (started.ok) location.hash = `#/match/${started.id}`;
    else setProblems(started.problems);
  };
  return (
    <div className={css.trial}>
      <p>{trial.about}</p>
      <Button size="small" disabled={isStarting} aria-label={texts.trying(trial.about)} onClick={() => void start()}>
        <Icon name="play" />
        {isStarting ? texts.starting : texts.tryIt}
      </Button>
      {problems.length > 0 && <p role="alert">{problems.join(" ")}</p>}
    </div>
  );
}

import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { useStarting } from "../shell/use-starting.js";
import { learnTexts as texts } from "./learn-texts.js";
import { startLaid } from "./lesson-matches.js";
import type { Trial } from "./trial.js";
import css from "./try-it.module.css";

/** A position in which the rules beside it matter, one click away. */
export function TryIt({ game, trial }: { readonly game: string; readonly trial: Trial }) {
  const { isStarting, said, start } = useStarting();
  return (
    <div className={css.trial}>
      <p>{trial.about}</p>
      <Button
        size="small"
        disabled={isStarting}
        aria-label={texts.trying(trial.about)}
        onClick={() => void start(startLaid({ game, ...trial }))}
      >
        <Icon name="play" />
        {isStarting ? texts.starting : texts.tryIt}
      </Button>
      {said}
    </div>
  );
}

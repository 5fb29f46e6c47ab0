import type { Verdict } from "@riposte/hosting/lists";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./verdict-line.module.css";

interface VerdictLineProps {
  readonly verdict: Verdict<unknown>;
  readonly onMend: (list: unknown) => void;
}

/** Legal or not, why, and the button that mends it. */
export function VerdictLine({ verdict: { isLegal, words, mend }, onMend }: VerdictLineProps) {
  return (
    <div className={css.verdict} data-legal={isLegal}>
      <Icon name={isLegal ? "check" : "warn"} />
      <p aria-live="polite">
        <b>{isLegal ? texts.legal : texts.notLegal}</b> {words}
      </p>
      {mend !== undefined && (
        <Button size="small" onClick={() => onMend(mend.list)}>
          {mend.words}
        </Button>
      )}
    </div>
  );
}

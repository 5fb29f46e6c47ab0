import { labelOf } from "@riposte/hosting";
import type { Choice } from "@riposte/kernel";
import type { Seen } from "../../../tables/table-parts.js";
import { texts } from "../../../texts.js";
import { leftToGive } from "../answer-draft.js";
import css from "./draft-controls.module.css";
import { DraftStepper } from "./draft-stepper.js";

type Shares = Readonly<Record<string, number>>;

interface SharesProps {
  readonly choice: Extract<Choice, { readonly kind: "distribute" }>;
  readonly shares: Shares;
  readonly seen: Seen;
  readonly onDraft: (shares: Shares) => void;
}

/** So much for each, until all is given. */
export function DraftShares({ choice, shares, seen, onDraft }: SharesProps) {
  const left = leftToGive(choice.total, shares);
  return (
    <fieldset className={css.list}>
      <legend>{texts.play.distribute(left, choice.total)}</legend>
      {choice.among.map(({ max = choice.total, ...option }) => {
        const value = shares[option.key] ?? 0;
        return (
          <DraftStepper
            key={String(option.key)}
            label={labelOf(seen.voice, option)}
            value={value}
            min={0}
            max={Math.min(max, value + left)}
            step={1}
            onValue={(amount) => onDraft({ ...shares, [option.key]: amount })}
          />
        );
      })}
    </fieldset>
  );
}

import { labelOf } from "@riposte/hosting";
import type { Choice, Key } from "@riposte/kernel";
import type { Seen } from "../../../tables/table-parts.js";
import { texts } from "../../../texts.js";
import { useAtSeat } from "../../at-seat.js";
import { useKeys } from "../../use-keys.js";
import { leftToGive } from "../answer-draft.js";
import { OptionButton } from "../option-button.js";
import type { Drafting, Several } from "../use-draft.js";
import css from "./draft-controls.module.css";
import type { Drafted } from "./draft-form.js";
import { DraftOrder } from "./draft-order.js";
import { DraftStepper } from "./draft-stepper.js";

interface DraftControlsProps {
  readonly choice: Drafted;
  readonly drafting: Drafting;
}

/** What an answer of several parts is put together with. */
export function DraftControls({ choice, drafting: { draft, several, onDraft } }: DraftControlsProps) {
  const { seen } = useAtSeat();
  switch (choice.kind) {
    case "several":
      return several && <DraftSeveral choice={choice} several={several} />;
    case "order":
      return <DraftOrder of={choice.of} order={draft as readonly Key[]} seen={seen} onDraft={onDraft} />;
    case "number": {
      const { min, max, step = 1 } = choice;
      const label = texts.play.range(min, max);
      return (
        <div className={css.list}>
          <DraftStepper label={label} value={draft as number} min={min} max={max} step={step} onValue={onDraft} />
        </div>
      );
    }
    case "distribute": {
      const shares = draft as Readonly<Record<string, number>>;
      return <DraftShares choice={choice} shares={shares} seen={seen} onDraft={onDraft} />;
    }
  }
}

interface SeveralProps {
  readonly choice: Extract<Choice, { readonly kind: "several" }>;
  readonly several: Several;
}

/** Answers that are pressed and stay so; what is full takes no more. */
function DraftSeveral({
  choice: { of, min, max, ordered = false },
  several: { chosen, isOpen, toggle },
}: SeveralProps) {
  const { seen, parts } = useAtSeat();
  useKeys({}, (at) => {
    if (of[at] !== undefined) toggle(of[at].key);
    return of[at] !== undefined;
  });
  const stateOf = (key: Key) =>
    !chosen.includes(key) ? (isOpen(key) ? "no" : "full") : ordered ? chosen.indexOf(key) + 1 : "yes";
  return (
    <fieldset className={css.several}>
      <legend>{texts.play.several(min, Math.min(max, of.length), ordered)}</legend>
      {of.map((option, at) => (
        <OptionButton
          key={String(option.key)}
          option={option}
          digit={at < 9 ? at + 1 : null}
          look={parts.look?.(seen, option) ?? {}}
          chosen={stateOf(option.key)}
          onChoose={toggle}
        />
      ))}
    </fieldset>
  );
}

type Shares = Readonly<Record<string, number>>;

interface SharesProps {
  readonly choice: Extract<Choice, { readonly kind: "distribute" }>;
  readonly shares: Shares;
  readonly seen: Seen;
  readonly onDraft: (shares: Shares) => void;
}

/** So much for each, until all is given. */
function DraftShares({ choice, shares, seen, onDraft }: SharesProps) {
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

import type { Choice, Key } from "@riposte/kernel";
import { texts } from "../../../texts.js";
import { useAtSeat } from "../../at-seat.js";
import { useKeys } from "../../use-keys.js";
import { OptionButton } from "../option-button.js";
import type { Several } from "../use-draft.js";
import css from "./draft-controls.module.css";

interface SeveralProps {
  readonly choice: Extract<Choice, { readonly kind: "several" }>;
  readonly several: Several;
}

/** Answers that are pressed and stay so; what is full takes no more. */
export function DraftSeveral({
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

import { labelOf } from "@riposte/catalog";
import type { Choice, Key, Option } from "@riposte/kernel";
import type { KeyboardEvent } from "react";
import type { Seen, TableParts } from "../tables/table-parts.js";
import { texts } from "../texts.js";
import { type Draft, leftToGive, movedTo, toggled } from "./answer-draft.js";
import css from "./draft-controls.module.css";
import { OptionButton } from "./option-button.js";
import { useKeys } from "./use-keys.js";

interface DraftControlsProps {
  readonly choice: Exclude<Choice, { readonly kind: "one" }>;
  readonly draft: Draft;
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly onDraft: (draft: Draft) => void;
  readonly onRegard: (key: Key | null) => void;
}

/** What an answer of several parts is put together with. */
export function DraftControls({ choice, draft, ...props }: DraftControlsProps) {
  switch (choice.kind) {
    case "several":
      return <Several {...props} choice={choice} chosen={draft as readonly Key[]} />;
    case "order":
      return <Order {...props} of={choice.of} order={draft as readonly Key[]} />;
    case "number": {
      const { min, max, step = 1 } = choice;
      return (
        <div className={css.list}>
          <Stepper
            label={texts.play.range(min, max)}
            value={draft as number}
            min={min}
            max={max}
            step={step}
            onValue={props.onDraft}
          />
        </div>
      );
    }
    case "distribute":
      return <Shares {...props} choice={choice} shares={draft as Readonly<Record<string, number>>} />;
  }
}

type Part<K extends Choice["kind"]> = { readonly choice: Extract<Choice, { readonly kind: K }> } & Omit<
  DraftControlsProps,
  "choice" | "draft"
>;

/** Answers that are pressed and stay so; what is full takes no more. */
function Several({
  choice,
  chosen,
  seen,
  parts,
  onDraft,
  onRegard,
}: Part<"several"> & { readonly chosen: readonly Key[] }) {
  const most = Math.min(choice.max, choice.of.length);
  const isFull = chosen.length >= choice.max;
  const toggle = (key: Key) => {
    onDraft(toggled(chosen, key, choice.max));
    return true;
  };
  useKeys({}, (at) => choice.of[at] !== undefined && toggle(choice.of[at].key));
  return (
    <fieldset className={css.several}>
      <legend>{texts.play.several(choice.min, most, choice.ordered === true)}</legend>
      {choice.of.map((option, at) => {
        const place = chosen.indexOf(option.key);
        return (
          <OptionButton
            key={String(option.key)}
            option={option}
            digit={at < 9 ? at + 1 : null}
            seen={seen}
            look={parts.look?.(seen, option) ?? {}}
            chosen={place < 0 ? (isFull ? "full" : "no") : choice.ordered === true ? place + 1 : "yes"}
            onChoose={toggle}
            onRegard={onRegard}
          />
        );
      })}
    </fieldset>
  );
}

/** Arrows move what has the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

interface OrderProps extends Pick<DraftControlsProps, "seen" | "onDraft"> {
  readonly of: readonly Option[];
  readonly order: readonly Key[];
}

function Order({ of, order, seen, onDraft }: OrderProps) {
  const label = (key: Key) => labelOf(seen.voice, of.find((option) => option.key === key) ?? { key });
  const move = (key: Key, at: number, to: number, sign: string, name: string) => (
    <button
      type="button"
      aria-disabled={to < 0 || to >= order.length}
      aria-label={`${label(key)}: ${name}`}
      onClick={() => onDraft(movedTo(order, at, to))}
    >
      {sign}
    </button>
  );
  const step = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const { currentTarget, target } = event;
    onDraft(movedTo(order, at, at + by));
    // a row that changes places loses what has the focus in it
    requestAnimationFrame(() => currentTarget.isConnected && (target as HTMLElement).focus());
  };
  // numbers that are read on what is put in order
  const isCounted = order.every((key) => typeof key === "number" && label(key).includes(String(key)));
  return (
    <>
      <ol className={css.order} aria-label={texts.play.order}>
        {order.map((key, at) => (
          <li key={String(key)} onKeyDown={(event) => step(event, at)}>
            <span>{label(key)}</span>
            {move(key, at, at - 1, "↑", texts.play.earlier)}
            {move(key, at, at + 1, "↓", texts.play.later)}
          </li>
        ))}
      </ol>
      {isCounted && (
        <button type="button" onClick={() => onDraft([...order].sort((one, other) => Number(one) - Number(other)))}>
          {texts.play.ascending}
        </button>
      )}
    </>
  );
}

function Shares({
  choice,
  shares,
  seen,
  onDraft,
}: Part<"distribute"> & { readonly shares: Readonly<Record<string, number>> }) {
  const left = leftToGive(choice.total, shares);
  return (
    <fieldset className={css.list}>
      <legend>{texts.play.distribute(left, choice.total)}</legend>
      {choice.among.map(({ max = choice.total, ...option }) => {
        const value = shares[option.key] ?? 0;
        return (
          <Stepper
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

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

function Stepper({ label, value, min, max, step, onValue }: StepperProps) {
  const set = (to: number) => onValue(Math.min(max, Math.max(min, to)));
  return (
    <div className={css.stepper}>
      <span>{label}</span>
      <button
        type="button"
        aria-label={texts.play.fewer(label)}
        aria-disabled={value <= min}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => set(target.valueAsNumber || 0)}
      />
      <button
        type="button"
        aria-label={texts.play.more(label)}
        aria-disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}

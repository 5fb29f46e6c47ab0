import { labelOf, type Voice } from "@riposte/catalog";
import type { Choice, Key, Option } from "@riposte/kernel";
import { texts } from "../texts.js";
import { type Draft, leftToGive, movedTo, toggled } from "./answer-draft.js";
import css from "./draft-controls.module.css";

interface DraftControlsProps {
  readonly choice: Exclude<Choice, { readonly kind: "one" }>;
  readonly draft: Draft;
  readonly voice: Voice;
  readonly onDraft: (draft: Draft) => void;
}

/** What an answer of several parts is put together with. */
export function DraftControls({ choice, draft, voice, onDraft }: DraftControlsProps) {
  switch (choice.kind) {
    case "several":
      return <Several choice={choice} chosen={draft as readonly Key[]} voice={voice} onDraft={onDraft} />;
    case "order":
      return <Order of={choice.of} order={draft as readonly Key[]} voice={voice} onDraft={onDraft} />;
    case "number": {
      const { min, max, step = 1 } = choice;
      const set = (value: number) => onDraft(Math.min(max, Math.max(min, value)));
      return (
        <Stepper
          label={texts.play.range(min, max)}
          value={draft as number}
          min={min}
          max={max}
          step={step}
          onValue={set}
        />
      );
    }
    case "distribute":
      return (
        <Shares choice={choice} shares={draft as Readonly<Record<string, number>>} voice={voice} onDraft={onDraft} />
      );
  }
}

type Part<K extends Choice["kind"]> = { readonly choice: Extract<Choice, { readonly kind: K }> } & Pick<
  DraftControlsProps,
  "voice" | "onDraft"
>;

function Several({ choice, chosen, voice, onDraft }: Part<"several"> & { readonly chosen: readonly Key[] }) {
  return (
    <fieldset className={css.list}>
      <legend>{texts.play.several(choice.min, Math.min(choice.max, choice.of.length), choice.ordered === true)}</legend>
      {choice.of.map((option) => {
        const at = chosen.indexOf(option.key);
        return (
          <label key={String(option.key)}>
            <input
              type="checkbox"
              checked={at >= 0}
              disabled={at < 0 && chosen.length >= choice.max}
              onChange={() => onDraft(toggled(chosen, option.key))}
            />
            {labelOf(voice, option)} {choice.ordered === true && at >= 0 && <b>{texts.play.place(at + 1)}</b>}
          </label>
        );
      })}
    </fieldset>
  );
}

interface OrderProps extends Pick<DraftControlsProps, "voice" | "onDraft"> {
  readonly of: readonly Option[];
  readonly order: readonly Key[];
}

function Order({ of, order, voice, onDraft }: OrderProps) {
  const label = (key: Key) => labelOf(voice, of.find((option) => option.key === key) ?? { key });
  const move = (key: Key, at: number, to: number, sign: string, name: string) => (
    <button
      type="button"
      disabled={to < 0 || to >= order.length}
      aria-label={`${label(key)}: ${name}`}
      onClick={() => onDraft(movedTo(order, at, to))}
    >
      {sign}
    </button>
  );
  const sorted = () =>
    onDraft(
      [...order].sort((a, b) =>
        typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)),
      ),
    );
  return (
    <div>
      <ol className={css.order} aria-label={texts.play.order}>
        {order.map((key, at) => (
          <li key={String(key)}>
            <span>{label(key)}</span>
            {move(key, at, at - 1, "↑", texts.play.earlier)}
            {move(key, at, at + 1, "↓", texts.play.later)}
          </li>
        ))}
      </ol>
      <button type="button" onClick={sorted}>
        {texts.play.ascending}
      </button>
    </div>
  );
}

function Shares({
  choice,
  shares,
  voice,
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
            label={labelOf(voice, option)}
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
  return (
    <label className={css.stepper}>
      <span>{label}</span>
      <input
        type="number"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => onValue(target.valueAsNumber || 0)}
      />
    </label>
  );
}

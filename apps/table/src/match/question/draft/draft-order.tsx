import { labelOf } from "@riposte/hosting";
import type { Key, Option } from "@riposte/kernel";
import type { KeyboardEvent } from "react";
import type { Seen } from "../../../tables/table-parts.js";
import { texts } from "../../../texts.js";
import { movedTo } from "../answer-draft.js";
import css from "./draft-controls.module.css";

interface OrderProps {
  readonly of: readonly Option[];
  readonly order: readonly Key[];
  readonly seen: Seen;
  readonly onDraft: (order: readonly Key[]) => void;
}

/** Arrows move what has the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Things that change places until they lie in the order wanted. */
export function DraftOrder({ of, order, seen, onDraft }: OrderProps) {
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

import type { Key } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { useState } from "react";
import { oneOf } from "../../tables/table-props.js";
import { type Draft, firstDraft, toggled } from "./answer-draft.js";

/** An answer of several parts while it is put together, in the dock or on the table. */
export interface Drafting {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Where several are chosen. */
  readonly several: Several | null;
}

/** Those that are chosen, and those that can still be, or be left out again. */
export interface Several {
  readonly chosen: readonly Key[];
  readonly isOpen: (key: Key) => boolean;
  readonly toggle: (key: Key) => void;
}

export function useDraft(own: OwnDecision | null): Drafting {
  const [kept, setKept] = useState<{ readonly decision: number; readonly draft: Draft } | null>(null);
  const begun = own === null ? null : firstDraft(own.choice);
  const draft = kept !== null && kept.decision === own?.id ? kept.draft : begun;
  const onDraft = (to: Draft) => own !== null && setKept({ decision: own.id, draft: to });
  const choice = own?.choice;
  if (choice?.kind !== "several" || oneOf(choice) !== null) return { draft, onDraft, several: null };
  const chosen = draft as readonly Key[];
  return {
    draft,
    onDraft,
    several: {
      chosen,
      isOpen: (key) => chosen.length < choice.max || chosen.includes(key),
      toggle: (key) => onDraft(toggled(chosen, key, choice.max)),
    },
  };
}

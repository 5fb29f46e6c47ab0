import type { ListBuilder } from "@riposte/hosting/lists";
import { useState } from "react";

/** A list being put together: each change can be taken back. */
export interface Draft {
  readonly list: unknown;
  readonly name: string;
}

export interface ListWork extends Draft {
  change(draft: Partial<Draft>): void;
  /** One more, or one fewer. */
  count(id: string, by: 1 | -1): void;
  swap(out: string, inn: string): void;
  choose(id: string, choice: string, value: string): void;
  readonly undo: (() => void) | undefined;
}

export function useList(builder: ListBuilder, first: Draft): ListWork {
  const [past, setPast] = useState<readonly Draft[]>([first]);
  const now = past.at(-1) as Draft;
  const change = (draft: Partial<Draft>) => setPast((before) => [...before, { ...(before.at(-1) as Draft), ...draft }]);
  return {
    ...now,
    change,
    count: (id, by) => change({ list: builder.change(now.list, id, by) }),
    swap: (out, inn) => change({ list: builder.change(builder.change(now.list, out, -1), inn, 1) }),
    choose: (id, choice, value) => change({ list: builder.choose?.(now.list, id, choice, value) ?? now.list }),
    undo: past.length > 1 ? () => setPast((before) => before.slice(0, -1)) : undefined,
  };
}

import mittModule, { type Emitter } from "mitt";

// mitt's types claim CommonJS under nodenext; at run time the default export is the function itself.
const mitt = mittModule as unknown as <E extends Record<string, unknown>>() => Emitter<E>;

export type Observer = (event: { readonly type: string; readonly payload: unknown }) => void;

/** The observer lane: told after commit; one that throws does not starve the rest. */
export interface ObserverLane {
  /** Listens to one event, or to all with "*"; the result stops listening. */
  on(type: string, seat: number | null, observer: Observer): () => void;
  readonly size: number;
  tell(type: string, payloadFor: (seat: number | null) => unknown): void;
  /** Errors thrown by observers, for the app to report. */
  readonly failures: unknown[];
}

interface Listening {
  readonly seat: number | null;
  readonly observer: Observer;
}

export function observerLane(): ObserverLane {
  const emitter = mitt<Record<string, Listening>>();
  const listening = emitter.all as unknown as Map<string, Listening[]>;
  const failures: unknown[] = [];
  let size = 0;

  const tellAll = (
    list: readonly Listening[] | undefined,
    type: string,
    payloadFor: (seat: number | null) => unknown,
  ) => {
    for (const { seat, observer } of list?.slice() ?? []) {
      try {
        const payload = payloadFor(seat);
        if (payload !== undefined) observer({ type, payload });
      } catch (error) {
        failures.push(error);
      }
    }
  };

  return {
    failures,
    get size() {
      return size;
    },
    on(type, seat, observer) {
      const entry: Listening = { seat, observer };
      const list = listening.get(type);
      if (list) list.push(entry);
      else listening.set(type, [entry]);
      size += 1;
      return () => {
        const current = listening.get(type);
        const at = current?.indexOf(entry) ?? -1;
        if (at >= 0) {
          current?.splice(at, 1);
          size -= 1;
        }
      };
    },
    tell(type, payloadFor) {
      tellAll(listening.get(type), type, payloadFor);
      tellAll(listening.get("*"), type, payloadFor);
    },
  };
}

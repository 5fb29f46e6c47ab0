import type { SeatClient, Taken } from "@riposte/hosting/seats";
import type { Answer, Key } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { useState } from "react";
import { asksAgain } from "../../settings/settings.js";
import { answerWith } from "../../tables/table-props.js";
import { type Drafting, useDraft } from "./use-draft.js";

/** All ways to an answer: given at once, pointed at, put together, or given again by who is asked twice. */
export interface Answering {
  readonly answer: (given: Answer) => Promise<Taken>;
  readonly choose: (key: Key) => void;
  /** Something was pointed at that these options are about. */
  readonly point: (keys: readonly Key[]) => void;
  /** Only these options were pointed at. */
  readonly among: readonly Key[] | null;
  readonly widen: () => void;
  readonly drafting: Drafting;
  /** An answer that waits for a second yes. */
  readonly doubted: {
    readonly answer: Answer;
    readonly yes: () => Promise<Taken>;
    readonly no: () => void;
  } | null;
}

export function useAnswering(client: SeatClient, own: OwnDecision | null, onSend: () => void): Answering {
  const [doubtful, setDoubtful] = useState<{ readonly decision: number; readonly answer: Answer } | null>(null);
  const decision = own?.id ?? -1;
  const send = (given: Answer) => {
    onSend();
    return client.answer(given, decision);
  };
  const answer = async (given: Answer): Promise<Taken> => {
    if (!asksAgain(client.about.isShared)) return send(given);
    setDoubtful({ decision, answer: given });
    return { ok: true };
  };
  const drafting = useDraft(own);
  const { several } = drafting;
  const choose = (key: Key) =>
    several !== null ? several.toggle(key) : void (own !== null && answer(answerWith(own.choice, key)));
  const { among, point, widen } = useNarrowing(own, choose);
  const isDoubted = doubtful !== null && doubtful.decision === own?.id;
  return {
    answer,
    choose,
    point: (keys) => (keys.length === 1 && several !== null ? choose(keys[0] as Key) : point(keys)),
    among,
    widen,
    drafting,
    doubted: isDoubted
      ? {
          answer: doubtful.answer,
          yes: () => {
            setDoubtful(null);
            return send(doubtful.answer);
          },
          no: () => setDoubtful(null),
        }
      : null,
  };
}

/** The options that were pointed at on the table, of one decision. */
interface Narrowed {
  readonly decision: number;
  readonly keys: readonly Key[];
}

/** Pointing shows what could be done; pointing again at what leaves one thing does it. */
function useNarrowing(own: OwnDecision | null, choose: (key: Key) => void) {
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const among = narrowed !== null && narrowed.decision === own?.id ? narrowed.keys : null;
  const point = (keys: readonly Key[]) => {
    const both = among?.filter((key) => keys.includes(key)) ?? [];
    if (both.length === 1) choose(both[0] as Key);
    else if (own !== null) setNarrowed({ decision: own.id, keys: both.length > 0 ? both : keys });
  };
  return { among, point, widen: () => setNarrowed(null) };
}

import type { Voice } from "@riposte/catalog";
import type { Answer, Key } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import type { SeatClient } from "@riposte/seats";
import { Suspense, useEffect, useState } from "react";
import { TimeSlider } from "../inspect/time-slider.js";
import { tableFor } from "../tables/table-for.js";
import { texts } from "../texts.js";
import { ActionBar } from "./action-bar.js";
import { DecisionPanel } from "./decision-panel.js";
import { MatchLog } from "./match-log.js";
import { PolicyPanel } from "./policy-panel.js";
import css from "./seat-screen.module.css";
import { useSeat } from "./use-seat.js";

/** The options that were pointed at on the table, of one decision. */
interface Narrowed {
  readonly decision: number;
  readonly keys: readonly Key[];
}

/** The table as one seat sees it, whatever runs the match behind the client. */
export function SeatScreen({ client, voice }: { readonly client: SeatClient; readonly voice: Voice }) {
  const state = useSeat(client);
  const [looked, setLooked] = useState<number | null>(null);
  const [past, setPast] = useState<View | null>(null);
  const [hinted, setHinted] = useState<Answer | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const last = state.steps.length - 1;
  const at = Math.min(looked ?? last, last);
  useEffect(() => {
    let isCurrent = true;
    if (at === last) setPast(null);
    else client.viewAt(at).then((view) => isCurrent && setPast(view));
    return () => {
      isCurrent = false;
    };
  }, [client, at, last]);

  const { decision, outcome, policy } = state.view;
  const own = decision?.own === true ? decision : null;
  const answer = async (given: Answer) => {
    setHinted(null);
    setLooked(null);
    return client.answer(given, own?.id ?? -1);
  };
  const Table = tableFor(client.about.game);
  const view = past ?? state.view;
  const isNow = past === null;
  const choose = (key: Key) => void (isNow && own?.choice.kind === "one" && answer(key));
  const among = narrowed !== null && narrowed.decision === own?.id ? narrowed.keys : null;
  // pointing shows what could be done; pointing again at what leaves one thing does it
  const point = (keys: readonly Key[]) => {
    const both = among?.filter((key) => keys.includes(key)) ?? [];
    if (both.length === 1) choose(both[0] as Key);
    else if (own !== null) setNarrowed({ decision: own.id, keys: both.length > 0 ? both : keys });
  };
  return (
    <div className={css.seat}>
      <section className={css.table} aria-label={texts.play.table}>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <Table view={view} voice={voice} numbers={state.numbers} onChoose={choose} onPoint={point} />
        </Suspense>
      </section>
      <aside className={css.side}>
        {outcome !== null && <p className={css.outcome}>{texts.play.outcome(outcome.winners, client.about)}</p>}
        {isNow && own !== null && (
          <DecisionPanel
            key={own.id}
            decision={own}
            refusals={state.refusals}
            voice={voice}
            hinted={hinted}
            among={among}
            onShowAll={() => setNarrowed(null)}
            onAnswer={answer}
          />
        )}
        {decision !== null && decision.own === false && <p role="status">{texts.play.waiting(decision.seat)}</p>}
        {!isNow && <p>{texts.play.lookingBack}</p>}
        {fault !== null && <p role="alert">{fault}</p>}
        <ActionBar client={client} state={state} onHint={setHinted} onFault={setFault} />
        {policy !== null && client.about.seats.length > 1 && (
          <PolicyPanel
            policy={policy}
            decision={own}
            voice={voice}
            onChange={(change) => void client.setPolicy(change)}
          />
        )}
        <TimeSlider at={at} of={last} onMove={(to) => setLooked(to === last ? null : to)} />
        <MatchLog steps={state.steps} voice={voice} at={at} onLook={(to) => setLooked(to === last ? null : to)} />
      </aside>
    </div>
  );
}

import { lazy, Suspense, useId } from "react";
import { useAtSeat } from "../at-seat.js";
import css from "../match.module.css";
import { useAsked } from "../question/asked.js";
import { QuestionArea } from "../question/question-area.js";
import { SideTabs } from "./side-tabs.js";

// what happened is told, and the way back comes, once there is something behind
const Log = lazy(async () => ({ default: (await import("../opened/log.js")).Log }));
const Timeline = lazy(async () => ({ default: (await import("../opened/timeline.js")).Timeline }));

/** Beside the table: the question, and what led to it. */
export function Side() {
  const { log, seen, moment, state, shown, onShow } = useAtSeat();
  const { own } = useAsked();
  const id = useId();
  const [question, history] = [`${id}question`, `${id}history`];
  return (
    <aside className={css.side}>
      <SideTabs
        question={question}
        history={history}
        isHistory={shown === "log"}
        isAsked={own !== null}
        onShow={onShow}
      />
      <QuestionArea id={question} />
      <div id={history} className={css.history}>
        <Suspense>
          <Log log={log} players={seen.players} at={moment.at} onLook={moment.look} />
          <Timeline
            log={log}
            last={state.steps.length - 1}
            players={seen.players}
            at={moment.at}
            onMove={moment.look}
          />
        </Suspense>
      </div>
    </aside>
  );
}

import { useId } from "react";
import css from "../match.module.css";
import { QuestionArea, type QuestionAreaProps } from "../question/question-area.js";
import type { Shown } from "../shown.js";
import { Log } from "./log.js";
import { SideTabs } from "./side-tabs.js";
import { Timeline } from "./timeline.js";

interface SideProps extends Omit<QuestionAreaProps, "id"> {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Beside the table: the question, and what led to it. */
export function Side({ shown, onShow, ...props }: SideProps) {
  const { own, log, seen, moment, state } = props;
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
      <QuestionArea {...props} id={question} />
      <div id={history} className={css.history}>
        <Log log={log} players={seen.players} at={moment.at} onLook={moment.look} />
        <Timeline log={log} last={state.steps.length - 1} players={seen.players} at={moment.at} onMove={moment.look} />
      </div>
    </aside>
  );
}

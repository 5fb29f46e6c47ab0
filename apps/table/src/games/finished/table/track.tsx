import type { SeenTable } from "@riposte/finished";
import type { StageProps } from "../../../tables/table-parts.js";
import { deskTexts as texts } from "./texts.js";
import css from "./track.module.css";

const LAST = 48;

/** The finished pile as a track: what is done, what is next, what lies in the present. */
export function Track({ view }: StageProps) {
  const { finished, present } = view.slices.finished as SeenTable;
  return (
    <div className={css.pile}>
      <p>
        <b>{texts.pile}</b> <span>{texts.progress(finished)}</span>
      </p>
      <ol className={css.track}>
        {Array.from({ length: LAST }, (_, at) => at + 1).map((number) => (
          <li
            key={number}
            data-state={
              number <= finished
                ? "done"
                : number === finished + 1
                  ? "next"
                  : present.includes(number)
                    ? "here"
                    : "open"
            }
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

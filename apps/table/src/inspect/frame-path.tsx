import type { FrameAt } from "../record/timeline.js";
import css from "./frame-path.module.css";
import { inspectorTexts } from "./inspector-texts.js";

export interface FramePathProps {
  readonly flow: readonly FrameAt[];
  readonly chosen: string;
  readonly onChoose: (procedure: string) => void;
}

/** The procedures under way, outermost first, each with where it stands; the last one is where a seat is asked. */
export function FramePath({ flow, chosen, onChoose }: FramePathProps) {
  return (
    <nav className={css.path} aria-label={inspectorTexts.flow}>
      <ol>
        {flow.map(({ procedure, leaf }, depth) => (
          <li key={depth}>
            <button
              type="button"
              aria-current={procedure === chosen ? "true" : undefined}
              data-top={depth === flow.length - 1}
              onClick={() => onChoose(procedure)}
            >
              {procedure} <b>{leaf}</b>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

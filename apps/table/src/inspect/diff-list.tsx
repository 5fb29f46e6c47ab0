import type { Perspective } from "../record/perspective.js";
import { diffStates } from "../record/state-diff.js";
import type { Watched } from "../record/timeline.js";
import { useLoaded } from "../shell/use-loaded.js";
import css from "./diff-list.module.css";
import { inspectorTexts } from "./inspector-texts.js";

const MOST = 60;

export interface DiffListProps {
  readonly timeline: Watched;
  readonly at: number;
  readonly eyes: Perspective;
}

/** What a step changed, value by value. */
export function DiffList({ timeline, at, eyes }: DiffListProps) {
  const around = useLoaded(`${at} ${eyes}`, async () => [
    await timeline.slicesAt(at - 1, eyes),
    await timeline.slicesAt(at, eyes),
  ]);
  if (around.status !== "ready") return null;
  const differences = diffStates(around.value[0], around.value[1]);
  if (differences.length === 0) return <p className={css.none}>{inspectorTexts.noDiff}</p>;
  return (
    <dl className={css.list}>
      {differences.slice(0, MOST).map(({ path, before: was, after: is }) => (
        <div key={path.join(".")}>
          <dt>{path.join(".")}</dt>
          <dd>
            <del>{short(was)}</del> <ins>{short(is)}</ins>
          </dd>
        </div>
      ))}
      {differences.length > MOST && <div>… {differences.length - MOST}</div>}
    </dl>
  );
}

const LONGEST = 160;

function short(value: unknown): string {
  const text = value === undefined ? "–" : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

import { diffStates } from "../record/state-diff.js";
import { texts } from "../texts.js";
import css from "./diff-list.module.css";

const MOST = 60;

/** What a step changed, value by value. */
export function DiffList({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const differences = diffStates(before, after);
  if (differences.length === 0) return <p className={css.none}>{texts.inspector.noDiff}</p>;
  return (
    <dl className={css.list}>
      {differences.slice(0, MOST).map(({ path, before: was, after: is }) => (
        <div key={path.join(".")}>
          <dt>{path.join(" › ")}</dt>
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

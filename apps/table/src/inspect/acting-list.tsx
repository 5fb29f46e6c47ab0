import type { Acting } from "./acting.js";
import css from "./acting-list.module.css";
import { inspectorTexts } from "./inspector-texts.js";

const KINDS = ["window", "event", "value", "effect"] as const;

/** Which plugins act at each window, event, value and effect. */
export function ActingList({ list, chosen }: { readonly list: readonly Acting[]; readonly chosen: string | null }) {
  if (list.length === 0) return <p>{inspectorTexts.nothingFound}</p>;
  return (
    <div className={css.kinds}>
      {KINDS.map((kind) => {
        const entries = list.filter((entry) => entry.kind === kind);
        if (entries.length === 0) return null;
        return (
          <details key={kind} open={kind === "window" || entries.some(({ name }) => name === chosen)}>
            <summary>
              {inspectorTexts.acting[kind]} ({entries.length})
            </summary>
            <ul>
              {entries.map((entry) => (
                <ActingLine key={entry.name} entry={entry} isChosen={entry.name === chosen} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

function ActingLine({
  entry: { name, owner, about, acts },
  isChosen,
}: {
  readonly entry: Acting;
  readonly isChosen: boolean;
}) {
  return (
    <li
      className={isChosen ? css.chosen : ""}
      ref={(line) => void (isChosen && line?.scrollIntoView({ block: "nearest" }))}
    >
      <code>{name}</code>
      <small>
        {owner}
        {about === "" ? "" : `, ${about}`}
      </small>
      <span className={css.acts}>
        {acts.length === 0
          ? inspectorTexts.nobody
          : acts.map(({ plugin, how }) => (
              <span key={`${plugin}${how}`} className={css.chip}>
                {plugin} <i>{how}</i>
              </span>
            ))}
      </span>
    </li>
  );
}

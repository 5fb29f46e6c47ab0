import { NumberList } from "../play/number-list.js";
import css from "./plain-table.module.css";
import type { TableProps } from "./table-props.js";

/** A game without a table of its own: what the seat sees, field by field. */
export function PlainTable({ view, numbers, voice }: TableProps) {
  return (
    <div className={css.plain}>
      <NumberList numbers={numbers} voice={voice} />
      {Object.entries(view.slices).map(([name, slice]) => (
        <Branch key={name} name={name} value={slice} depth={0} />
      ))}
    </div>
  );
}

const isLeaf = (value: unknown): boolean =>
  typeof value !== "object" || value === null || JSON.stringify(value).length < 60;

function Branch({ name, value, depth }: { readonly name: string; readonly value: unknown; readonly depth: number }) {
  if (isLeaf(value))
    return (
      <div>
        <b>{name}</b> <code>{JSON.stringify(value)}</code>
      </div>
    );
  return (
    <details open={depth < 2}>
      <summary>{name}</summary>
      {Object.entries(value as object).map(([key, inner]) => (
        <Branch key={key} name={key} value={inner} depth={depth + 1} />
      ))}
    </details>
  );
}

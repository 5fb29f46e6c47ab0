import type { Problem } from "../editor/problems.js";
import { type Path, type Schema, schemasAt, withoutValueAt } from "../editor/schema-at.js";
import { writtenJson } from "../written-json.js";

interface JsonFormProps {
  readonly text: string;
  readonly schema: Schema | null;
  readonly problems: readonly Problem[];
  readonly onText: (text: string) => void;
}

/** The same file as fields: what the format says stands beside each. */
export function JsonForm({ text, schema, problems, onText }: JsonFormProps) {
  const file = parsed(text);
  if (file === undefined || schema === null)
    return (
      <p className="quiet form">
        {schema === null ? "The format is being fetched …" : "A form needs data that can be read: mend it there first."}
      </p>
    );
  const set = (path: Path, value: unknown) => onText(writtenJson(changed(file, path, value)));
  return (
    <div className="form">
      <Fields value={file} path={[]} file={file} schema={schema} problems={problems} onSet={set} />
    </div>
  );
}

interface FieldsProps {
  readonly value: unknown;
  readonly path: Path;
  readonly file: unknown;
  readonly schema: Schema;
  readonly problems: readonly Problem[];
  readonly onSet: (path: Path, value: unknown) => void;
}

function Fields({ value, path, ...props }: FieldsProps) {
  if (typeof value !== "object" || value === null) return <Field value={value} path={path} {...props} />;
  const isList = Array.isArray(value);
  const about = schemasAt(props.schema, props.file, path);
  const more = isList
    ? []
    : [...new Set(about.flatMap(({ properties = {} }) => Object.keys(properties)))].filter(
        (name) => !(name in value) && name !== "$schema",
      );
  return (
    <div className="fields">
      {Object.entries(value).map(([key, inner]) => {
        const step = isList ? Number(key) : key;
        const here = [...path, step];
        const name = isList ? `${Number(key) + 1}.` : key;
        const isGroup = typeof inner === "object" && inner !== null;
        return (
          <div key={key} className={isGroup ? "group" : "field"}>
            <span className="name">
              {name}
              {(isList || !about.some(({ required = [] }) => required.includes(key))) && (
                <button
                  type="button"
                  aria-label={`Take ${here.join(".")} away`}
                  onClick={() => props.onSet(here, undefined)}
                >
                  ×
                </button>
              )}
            </span>
            <Fields value={inner} path={here} {...props} />
          </div>
        );
      })}
      {isList && (
        <button
          type="button"
          className="button small"
          onClick={() =>
            props.onSet([...path, value.length], value.at(-1) ?? blankFor(props.schema, props.file, [...path, 0]))
          }
        >
          {value.length === 0 ? "Add one" : "One more"}
        </button>
      )}
      {more.length > 0 && (
        <select
          aria-label={`Add a field to ${path.join(".") || "the file"}`}
          value=""
          onChange={({ currentTarget }) =>
            props.onSet(
              [...path, currentTarget.value],
              blankFor(props.schema, props.file, [...path, currentTarget.value]),
            )
          }
        >
          <option value="">Add a field …</option>
          {more.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Field({ value, path, file, schema, problems, onSet }: FieldsProps) {
  const about = schemasAt(schema, file, path);
  // the word that stands there says nothing about which others may
  const words = wordsOf(schemasAt(schema, withoutValueAt(file, path), path));
  const help = about.map(({ description }) => description).find((one) => one !== undefined);
  const problem = problems.find((one) => one.path.join(".") === path.join("."));
  const label = path.join(".");
  return (
    <>
      {typeof value === "boolean" ? (
        <input
          type="checkbox"
          aria-label={label}
          checked={value}
          onChange={({ currentTarget }) => onSet(path, currentTarget.checked)}
        />
      ) : typeof value === "number" ? (
        <input
          type="number"
          aria-label={label}
          value={value}
          onChange={({ currentTarget }) => currentTarget.value !== "" && onSet(path, Number(currentTarget.value))}
        />
      ) : words.length > 1 ? (
        <select
          aria-label={label}
          value={String(value)}
          onChange={({ currentTarget }) => onSet(path, currentTarget.value)}
        >
          {!words.includes(value) && <option value={String(value)}>{String(value)}</option>}
          {words.map((word) => (
            <option key={String(word)} value={String(word)}>
              {String(word)}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={label}
          value={String(value)}
          onChange={({ currentTarget }) => onSet(path, currentTarget.value)}
        />
      )}
      {problem !== undefined ? (
        <small className="bad">{problem.message}</small>
      ) : (
        help !== undefined && <small>{help}</small>
      )}
    </>
  );
}

/** The words a place may hold, where only some may stand there. */
const wordsOf = (about: readonly Schema[]): readonly unknown[] => [
  ...new Set(about.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]))),
];

/** Something of the right kind to begin with. */
function blankFor(schema: Schema, file: unknown, path: Path): unknown {
  const about = schemasAt(schema, file, path);
  const [first] = wordsOf(about);
  if (first !== undefined) return first;
  const kinds = about.flatMap(({ type }) => type ?? []);
  if (kinds.includes("array")) return [];
  if (kinds.includes("object")) return {};
  if (kinds.includes("boolean")) return true;
  return kinds.some((kind) => kind === "integer" || kind === "number") ? 1 : "";
}

function changed(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const list = [...value];
    if (rest.length === 0 && next === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = changed(list[Number(step)], rest, next);
    return list;
  }
  const record = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && next === undefined) delete record[step as string];
  else record[step as string] = changed(record[step as string], rest, next);
  return record;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

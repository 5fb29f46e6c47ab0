import type { Path } from "./schema-at.js";

/** Something that is wrong with what was written, and what would be right. */
export interface Problem {
  readonly path: Path;
  /** A field that is not expected there. */
  readonly key?: string;
  readonly message: string;
  /** It is no JSON: what is wrong is wherever reading stopped. */
  readonly isBroken?: true;
  /** The word that was written and the one that is likely meant. */
  readonly remedy?: { readonly written: string; readonly meant: string };
}

/** Problems as plugins list them, one a line: `HOUSE-001 abilities[0].timing: Invalid option … Did you mean "onPlay"?`. */
export function problemsIn(text: string, value: unknown): readonly Problem[] {
  const lines = text
    .replace(/^[A-Z_]+: /, "")
    .split("\n")
    .map((line) => line.replace(/^- /, "").trim())
    .filter((line) => line !== "" && !/ (is|are) wrong:$/.test(line));
  return lines.map((line) => problemIn(line, value));
}

const PATH = /(?:^|[\s:])((?:[A-Za-z_]\w*)(?:\["[^"]+"\]|\[\d+\]|\.[\w-]+)*)\s*:/g;

function problemIn(line: string, value: unknown): Problem {
  const paths = [...line.matchAll(PATH)].map(([, found]) => stepsOf(found as string));
  const path = paths.map((one) => fitted(one, value)).sort((one, other) => other.length - one.length)[0] ?? [];
  const key = /(?:Unrecognized key: |^|: )"([^"]+)"(?: is no field|$)/.exec(line)?.[1];
  const meant = /Did you mean "([^"]+)"/.exec(line)?.[1];
  const written = meant === undefined ? undefined : wordIn(line, value, path, key);
  return {
    path,
    ...(key === undefined ? {} : { key }),
    message: shortened(line),
    ...(meant === undefined || written === undefined ? {} : { remedy: { written, meant } }),
  };
}

const stepsOf = (path: string): Path =>
  [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|\.?([^.[\]]+)/g)].map(([, quoted, index, name]) => {
    if (index !== undefined) return Number(index);
    const step = quoted ?? (name as string);
    return /^\d+$/.test(step) ? Number(step) : step;
  });

/** The part of a path that leads somewhere in this file: plugins may have put it into a larger one, or taken a part of it. */
function fitted(path: Path, value: unknown): Path {
  const starts: readonly unknown[] = [value];
  let best: Path = [];
  for (let from = 0; from < path.length; from += 1)
    for (const [base, prefix] of [...starts.map((one) => [one, []] as const), ...within(value)]) {
      const led = leads(base, path.slice(from));
      if (led.length > 0 && led.length + prefix.length > best.length) best = [...prefix, ...led];
    }
  return best;
}

/** Places a plugin takes its part from: `does` of a card, the first of a list. */
function within(value: unknown): readonly (readonly [unknown, Path])[] {
  const file = value as { cards?: unknown[]; templates?: unknown[]; does?: unknown } | null;
  return [
    ...(file?.does === undefined ? [] : [[file.does, ["does"]] as const]),
    ...(file?.cards?.[0] === undefined ? [] : [[file.cards[0], ["cards", 0]] as const]),
    ...(file?.templates?.[0] === undefined ? [] : [[file.templates[0], ["templates", 0]] as const]),
  ];
}

function leads(value: unknown, path: Path): Path {
  const led: (string | number)[] = [];
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !(step in at)) break;
    at = (at as Record<string | number, unknown>)[step];
    led.push(step);
  }
  return led;
}

/** The word a remedy takes the place of. */
function wordIn(line: string, value: unknown, path: Path, key: string | undefined): string | undefined {
  if (key !== undefined) return key;
  const quoted = /(?:no step|There is no|^|: )\s*"([^"]+)"/.exec(line)?.[1];
  if (quoted !== undefined) return quoted;
  let at = value;
  for (const step of path) at = (at as Record<string | number, unknown> | undefined)?.[step];
  return typeof at === "string" ? at : undefined;
}

const LONGEST = 220;

/** Without the path, and without long lists of what would be allowed. */
function shortened(line: string): string {
  const plain = line.replace(/(?:,? ?[Ee]xpected(?: one of)?) ?(?:['"][^'"]+['"] ?\|? ?){4,}/, "").replace(/\s+/g, " ");
  const message = plain.replace(/^.*?(?:\]|\.\w+|\w): (?=["A-Z])/, "");
  return message.length > LONGEST ? `${message.slice(0, LONGEST)} …` : message;
}

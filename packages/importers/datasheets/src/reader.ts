import { childOf, type SourceNode } from "./node.js";
import { plainly } from "./typography.js";

/** Reads nodes and remembers which: what was not read can be reported instead of being dropped. */
export interface Reader {
  /** The text of a field, trimmed and in plain type; nothing where it is missing or empty. */
  text(node: SourceNode | undefined, field: string): string | undefined;
  /** The texts of several fields, by what they are called here. */
  fields<Name extends string>(
    node: SourceNode | undefined,
    called: Readonly<Record<Name, string>>,
  ): Record<Name, string | undefined>;
  /** The text of a node itself. */
  own(node: SourceNode): string | undefined;
  /** The texts of a field that is a list. */
  texts(node: SourceNode | undefined, field: string): readonly string[];
  child(node: SourceNode | undefined, field: string): SourceNode | undefined;
  children(node: SourceNode | undefined, field: string): readonly SourceNode[];
  /** Fields that are known and carry nothing for a unit: stories, links, marks for printing. */
  ignore(node: SourceNode | undefined, ...fields: readonly string[]): void;
  /** Fields with text that were not asked for, by path, with how many there are. */
  unread(root: SourceNode): ReadonlyMap<string, number>;
}

export function createReader(): Reader {
  const seen = new Set<SourceNode>();
  const children = (node: SourceNode | undefined, field: string) => {
    const found = node?.children.filter(({ name }) => name === field) ?? [];
    for (const child of found) seen.add(child);
    return found;
  };
  const child = (node: SourceNode | undefined, field: string) => {
    const found = childOf(node, field);
    if (found !== undefined) seen.add(found);
    return found;
  };
  const ignoreAll = (node: SourceNode) => {
    seen.add(node);
    node.children.forEach(ignoreAll);
  };
  /** A text, the English one where it is given in several languages. */
  const printed = (node: SourceNode | undefined): string | undefined => {
    const english = node?.text === undefined ? childOf(node, "en") : undefined;
    if (node !== undefined && english !== undefined) ignoreAll(node);
    const text = plainly(english?.text ?? node?.text ?? "").trim();
    return text === "" ? undefined : text;
  };
  const text: Reader["text"] = (node, field) => printed(child(node, field));
  return {
    child,
    children,
    own: printed,
    text,
    fields(node, called) {
      const entries = Object.entries<string>(called).map(([name, field]) => [name, text(node, field)]);
      return Object.fromEntries(entries);
    },
    texts: (node, field) => children(node, field).flatMap((one) => printed(one) ?? []),
    ignore(node, ...fields) {
      for (const field of fields) for (const one of children(node, field)) ignoreAll(one);
    },
    unread(root) {
      const counts = new Map<string, number>();
      const walk = (node: SourceNode): void => {
        const isMissed = !seen.has(node) && node.text !== undefined && node.text.trim() !== "";
        if (isMissed) counts.set(node.path, (counts.get(node.path) ?? 0) + 1);
        node.children.forEach(walk);
      };
      walk(root);
      return counts;
    },
  };
}

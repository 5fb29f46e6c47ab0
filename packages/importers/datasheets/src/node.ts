/**
 * One node of a source: JSON today, XML elements alike. An object's fields are its children, a list is several children
 * of one name, a plain value is text.
 */
export interface SourceNode {
  readonly name: string;
  /** Where it is, without positions in lists: fields alike have one path. */
  readonly path: string;
  readonly text: string | undefined;
  readonly children: readonly SourceNode[];
}

/** JSON as nodes; the entries of a list at the top are called `entry`. */
export function nodeOf(json: unknown, name = "", path = ""): SourceNode {
  if (Array.isArray(json))
    return { name, path, text: undefined, children: json.map((one) => nodeOf(one, "entry", `${path}[]`)) };
  if (typeof json !== "object" || json === null)
    return { name, path, text: json === null ? undefined : String(json), children: [] };
  const children = Object.entries(json).flatMap(([field, value]) => {
    const below = path === "" ? field : `${path}.${field}`;
    return Array.isArray(value) ? value.map((one) => nodeOf(one, field, `${below}[]`)) : [nodeOf(value, field, below)];
  });
  return { name, path, text: undefined, children };
}

/** The first child of a name. */
export const childOf = (node: SourceNode | undefined, name: string): SourceNode | undefined =>
  node?.children.find((child) => child.name === name);

/** A part of a program, as parsers tell it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "end" in value;

/** What a part consists of. */
export function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  for (const field in node) {
    const value = node[field];
    if (Array.isArray(value)) for (const one of value) isNode(one) && parts.push(one);
    else if (isNode(value)) parts.push(value);
  }
  return parts;
}

/** Gathers something of a part and of everything in it. */
export function gather(node: Node, of: (part: Node) => readonly string[], found = new Set<string>()): Set<string> {
  for (const one of of(node)) found.add(one);
  for (const part of partsOf(node)) gather(part, of, found);
  return found;
}

export const isFunction = ({ type }: Node): boolean =>
  type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";

/** The names a pattern binds: `{ a, b: [c] }` binds a and c. */
export function namesIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name as string];
    case "Property":
      return namesIn(pattern.value);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    default:
      return partsOf(pattern).flatMap(namesIn);
  }
}

/** The names a statement declares. */
export function declaredBy(statement: Node): readonly string[] {
  if (statement.type === "VariableDeclaration")
    return (statement.declarations as readonly Node[]).flatMap(({ id }) => namesIn(id));
  if (statement.type === "ExportNamedDeclaration" && isNode(statement.declaration))
    return declaredBy(statement.declaration);
  if (statement.type === "ImportDeclaration")
    return (statement.specifiers as readonly Node[]).flatMap(({ local }) => namesIn(local));
  return statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration" ? namesIn(statement.id) : [];
}

/** The names that are known inside a part because of it alone. */
export function boundBy(node: Node): readonly string[] {
  if (isFunction(node))
    return [
      ...(node.params as readonly Node[]).flatMap(namesIn),
      ...(node.type === "FunctionExpression" ? namesIn(node.id) : []),
    ];
  if (node.type === "BlockStatement") return (node.body as readonly Node[]).flatMap(declaredBy);
  if (node.type === "SwitchStatement")
    return (node.cases as readonly Node[]).flatMap(({ consequent }) =>
      (consequent as readonly Node[]).flatMap(declaredBy),
    );
  if (node.type === "CatchClause") return namesIn(node.param);
  const head =
    node.type === "ForStatement" ? node.init : /^For(Of|In)Statement$/.test(node.type) ? node.left : undefined;
  return isNode(head) ? declaredBy(head) : [];
}

/** The names that are read or bound somewhere in a part: what follows a dot and the keys of objects are none. */
export function usedIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === "Identifier") found.add(node.name as string);
  else if (node.type === "MemberExpression" && node.computed !== true) usedIn(node.object as Node, found);
  else if (node.type === "Property" && node.computed !== true && node.shorthand !== true)
    usedIn(node.value as Node, found);
  else for (const part of partsOf(node)) usedIn(part, found);
  return found;
}

import { boundBy, gather, isFunction, isNode, type Node, namesIn, partsOf, usedIn } from "./scopes.js";

/** Was the function of that name that lies there called? Nothing where nobody knows. */
export type WasCalled = (start: number, end: number, name: string | undefined) => boolean | undefined;

/** A function that comes later. */
export interface Moved {
  readonly node: Node;
  /** From where to where it is written, the key of a method included. */
  readonly start: number;
  readonly end: number;
  /** Names around it that it uses. */
  readonly around: readonly string[];
  /** What it is called at the top of its module. */
  readonly name: string | undefined;
}

/** Shorter functions are hardly longer than asking for them. */
const WORTH = 160;
/** Only where it stands does a function with one of these mean the same. */
const BOUND_TO_PLACE = ["ThisExpression", "Super", "MetaProperty", "ImportExpression", "YieldExpression"];

/** The functions of a module that were not called and mean the same elsewhere. */
export function movedFrom(program: Node, wasCalled: WasCalled): readonly Moved[] {
  const assigned = gather(program, assignedBy);
  const moved: Moved[] = [];
  const look = (node: Node, parent: Node, around: ReadonlySet<string>, name?: string): void => {
    if (node.type.startsWith("Class")) return;
    const { start, end } = parent.type === "Property" && parent.method === true ? parent : node;
    const called = name ?? namesIn(node.id)[0] ?? namesIn(parent.key)[0];
    if (isFunction(node) && isWorth(node, parent) && wasCalled(start, end, called) === false) {
      const used = usedIn(node);
      const closed = [...around].filter((one) => used.has(one)).sort();
      if (!closed.some((one) => assigned.has(one)) && isAssigningInside(node)) {
        moved.push({ node, start, end, around: closed, name });
        return;
      }
    }
    const inside = new Set([...around, ...boundBy(node)]);
    for (const part of partsOf(node)) look(part, node, inside);
  };
  for (const statement of program.body as readonly Node[]) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement;
    if (declared.type === "FunctionDeclaration") look(declared, statement, new Set(), namesIn(declared.id)[0]);
    else if (declared.type === "VariableDeclaration")
      for (const one of (declared.declarations as readonly Node[]).filter(({ init }) => isNode(init)))
        look(one.init as Node, one, new Set(), isFunction(one.init as Node) ? namesIn(one.id)[0] : undefined);
    else for (const part of partsOf(statement)) look(part, statement, new Set());
  }
  return moved;
}

/** Does it give new values to nothing but what it binds itself, as far as names tell? */
function isAssigningInside(node: Node): boolean {
  const own = gather(node, boundBy);
  return [...gather(node, assignedBy)].every((name) => own.has(name));
}

function isWorth(node: Node, parent: Node): boolean {
  if (node.end - node.start < WORTH || parent.type === "MethodDefinition") return false;
  if (parent.type === "Property" && (parent.kind !== "init" || (parent.method === true && parent.computed === true)))
    return false;
  return !isBoundToPlace(node);
}

const isBoundToPlace = (node: Node): boolean =>
  BOUND_TO_PLACE.includes(node.type) ||
  (node.type === "Identifier" && node.name === "arguments") ||
  partsOf(node).some(isBoundToPlace);

/** The names a part gives new values to. */
function assignedBy(node: Node): readonly string[] {
  if (node.type === "AssignmentExpression") return assignedTo(node.left);
  if (node.type === "UpdateExpression") return assignedTo(node.argument);
  return /^For(Of|In)Statement$/.test(node.type) ? assignedTo(node.left) : [];
}

const assignedTo = (target: unknown): readonly string[] =>
  isNode(target) && target.type !== "MemberExpression" && target.type !== "VariableDeclaration" ? namesIn(target) : [];

import { parseAst } from "vite";
import { type Moved, movedFrom, type WasCalled } from "./moved-functions.js";
import { declaredBy, type Node, namesIn, usedIn } from "./scopes.js";

/** A module in two: what comes first asks for what comes later by its number. */
export interface Split {
  readonly first: string;
  readonly rest: string;
  /** How many functions come later. */
  readonly count: number;
}

/** Takes out of a module what was not called; numbers count from `from`. */
export function splitModule(code: string, id: string, wasCalled: WasCalled, from: number): Split | undefined {
  const program = parseAst(code) as unknown as Node;
  const body = program.body as readonly Node[];
  const moved = movedFrom(program, wasCalled);
  if (moved.length === 0) return undefined;
  return { first: firstOf(code, body, moved, from), rest: restOf(code, id, body, moved, from), count: moved.length };
}

/** The module with a question for each function that comes later. */
function firstOf(code: string, body: readonly Node[], moved: readonly Moved[], from: number): string {
  const cuts = moved.map(({ node, start, end, around }, at) => {
    const ask = `$later(${from + at})${around.length === 0 ? "" : `(${around.join(", ")})`}(...$all)`;
    if (node.type === "FunctionDeclaration")
      return { start, end, text: `function ${namesIn(node.id)[0]}(...$all) { return ${ask}; }` };
    const key = start === node.start ? "" : keyOf(code, start, node);
    return { start, end, text: `${key}(...$all) => ${ask}` };
  });
  const left = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
  const shared = sharedNames(body, moved);
  return [
    `import { later as $later } from "virtual:first-question/later";`,
    left,
    ...(shared.length === 0 ? [] : [`export { ${shared.map((name) => `${name} as later_${name}`).join(", ")} };`]),
  ].join("\n");
}

const keyOf = (code: string, start: number, node: Node): string =>
  `${code
    .slice(start, node.start)
    .replace(/^async\s+/, "")
    .replace(/^\*\s*/, "")}: `;

/** What comes later, with the imports of its module and what the module itself has. */
function restOf(code: string, id: string, body: readonly Node[], moved: readonly Moved[], from: number): string {
  const imports = body
    .filter(({ type }) => type === "ImportDeclaration")
    .map(({ start, end }) => code.slice(start, end));
  const shared = sharedNames(body, moved);
  const own = shared.map((name) => `later_${name} as ${name}`).join(", ");
  const functions = moved.map(({ node, start, around, name }, at) => {
    const prefix = start === node.start ? "" : methodPrefix(code.slice(start, node.start));
    const text = prefix + code.slice(node.start, node.end);
    if (name !== undefined) {
      const declared = node.type === "FunctionDeclaration" ? text : `const ${name} = ${text};`;
      return `${declared}\n$arrive(${from + at}, ${name});`;
    }
    return `$arrive(${from + at}, ${around.length === 0 ? `(${text})` : `(${around.join(", ")}) => (${text})`});`;
  });
  return [
    `import { arrive as $arrive } from "virtual:first-question/later";`,
    ...imports,
    ...(shared.length === 0 ? [] : [`import { ${own} } from ${JSON.stringify(id)};`]),
    ...functions,
  ].join("\n");
}

const methodPrefix = (head: string): string =>
  `${/^async\b/.test(head) ? "async " : ""}function${/^(async\s+)?\*/.test(head) ? "*" : ""} `;

/** The names of the module, itself declaring them, that what comes later uses. */
function sharedNames(body: readonly Node[], moved: readonly Moved[]): readonly string[] {
  const used = new Set(moved.flatMap(({ node }) => [...usedIn(node)]));
  const gone = new Set(moved.map(({ name }) => name));
  return body
    .filter(({ type }) => type !== "ImportDeclaration")
    .flatMap(declaredBy)
    .filter((name) => used.has(name) && !gone.has(name))
    .sort();
}

import type { Plugin } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Takes `.meta({ description })` off the schemas of our packages: editors and references read it, a page never does, and
 * it is a tenth of what a table loads.
 */
export const withoutDescriptions = (): Plugin => ({
  name: "without-descriptions",
  apply: "build",
  transform(code, id) {
    if (!/\/(packages|apps)\/.+\/dist\/.+\.js$/.test(id) || !code.includes(".meta(")) return null;
    const cuts: (readonly [from: number, to: number])[] = [];
    collect(this.parse(code) as unknown as Node, cuts);
    const left = cuts
      .toSorted(([one], [other]) => other - one)
      .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
    return { code: left, map: null };
  },
});

/** Where a call of `meta` begins and ends, behind what it is called on; what lies inside one goes with it. */
function collect(node: Node, cuts: (readonly [number, number])[]): void {
  const callee = node.type === "CallExpression" ? (node.callee as Node) : undefined;
  const isMeta = callee?.type === "MemberExpression" && (callee.property as { name?: string }).name === "meta";
  if (callee !== undefined && isMeta) {
    const on = callee.object as Node;
    cuts.push([on.end, node.end]);
    collect(on, cuts);
    return;
  }
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) for (const one of child) if (isNode(one)) collect(one, cuts);
    if (isNode(child)) collect(child, cuts);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "end" in value;

import type { Plugin } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What a machine is read with; the rest of its methods run it. */
const READ = ["constructor", "provide", "definition", "toJSON", "getStateNodeById"];
/** What `setup` offers beside machines: actions that only run in actors. */
const ACTIONS = /^ {4}(?:assign|sendTo|raise|log|cancel|stopChild|enqueueActions|emit|spawnChild),$/gm;
const BINDINGS = /^ {4}this\.(\w+) = this\.\1\.bind\(this\);$/gm;

/**
 * Takes the running of machines off xstate: the kernel reads machines and compiles them to tables of its own, and a page never starts an
 * actor. Without these patterns nothing is taken off, and the first load says so.
 */
export const withoutActors = (): Plugin => ({
  name: "without-actors",
  apply: "build",
  transform(code, id) {
    if (/xstate\/dist\/xstate\.esm\.js$/.test(id)) return { code: code.replaceAll(ACTIONS, ""), map: null };
    if (!/xstate\/dist\/StateMachine-\w+\.esm\.js$/.test(id)) return null;
    const unbound = code.replaceAll(BINDINGS, "");
    const left = methodsIn(this.parse(unbound) as unknown as Node)
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), unbound);
    return { code: left, map: null };
  },
});

/** The methods that run a machine, and the one that runs a state. */
function methodsIn(program: Node): readonly Node[] {
  const classes = (program.body as readonly Node[]).filter(({ type }) => type === "ClassDeclaration");
  return classes.flatMap(({ id, body }) => {
    const isMachine = (id as unknown as { readonly name: string }).name === "StateMachine";
    return ((body as Node).body as readonly Node[]).filter(({ type, key }) => {
      const name = (key as { readonly name?: string } | undefined)?.name ?? "";
      return type === "MethodDefinition" && (isMachine ? !READ.includes(name) : name === "next");
    });
  });
}

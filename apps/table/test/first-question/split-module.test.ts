import { expect, test } from "vitest";
import { splitModule } from "../../first-question/split-module.js";

/** Long enough to be worth a way of its own. */
const LONG = `/* ${"as long as a rule that is worth it ".repeat(5)} */`;

/** Both parts of a module, of whose functions none was called, run together; `started` says what stands in the first alone. */
function runIn(code: string) {
  const split = splitModule(code, "module", () => false, 3);
  if (split === undefined) return undefined;
  const rules = new Map<number, unknown>();
  const bare = (text: string) => text.replaceAll(/^import .*$/gm, "");
  const exported = [...split.first.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
  const first = bare(split.first)
    .replaceAll(/^export \{(.*)\};$/gm, "")
    .replaceAll(/^export /gm, "");
  const shared = /import \{ (.*) \} from "module"/
    .exec(split.rest)?.[1]
    ?.split(", ")
    .map((one) => one.split(" as ")[1]);
  const run = new Function(
    "$later",
    `${first}; return { exports: { ${exported.join(", ")} }, own: { ${(shared ?? []).join(", ")} } };`,
  ) as (later: unknown) => { exports: Record<string, (...all: unknown[]) => unknown>; own: object };
  const { exports, own } = run((at: number) => rules.get(at));
  const come = () =>
    new Function("$arrive", ...Object.keys(own), bare(split.rest))(
      (at: number, rule: unknown) => rules.set(at, rule),
      ...Object.values(own),
    );
  return { split, exports, come, numbers: () => [...rules.keys()] };
}

test("a function that was not called comes later and does the same", () => {
  const module = runIn(`const half = 2;\nexport function twice(a, b = 1) { ${LONG} return a * half + b; }`);
  expect(module?.split.first).not.toContain("half + b");
  expect(() => module?.exports.twice?.(4)).toThrow();
  module?.come();
  expect(module?.exports.twice?.(4)).toBe(9);
  expect(module?.numbers()).toEqual([3]);
});

test("a function that was called stays, and so does one that is short", () => {
  const code = `export function kept(a) { ${LONG} return a; }\nexport const short = (a) => a + 1;`;
  expect(splitModule(code, "module", () => true, 0)).toBeUndefined();
  expect(splitModule("export const short = (a) => a + 1;", "module", () => false, 0)).toBeUndefined();
});

test("handlers inside a function that was called come later with the names around them", () => {
  const code = `export const made = (context) => ({
    say(word) { ${LONG} return context + word; },
    "do:it": (word) => { ${LONG} return word + context; },
  });`;
  const isOuter = (start: number) => start < code.indexOf("say");
  const split = splitModule(code, "module", isOuter, 0);
  expect(split?.count).toBe(2);
  expect(split?.first).toContain("say: (...$all) => $later(0)(context)(...$all)");
  expect(split?.rest).toContain("(context) => (function (word)");
});

test("what changes a name around it, or speaks of its place, stays where it is", () => {
  for (const code of [
    `let count = 0;\nexport function next() { ${LONG} count += 1; return count; }`,
    `export const it = { a: 1, own() { ${LONG} return this.a; } };`,
    `export class It { own() { ${LONG} return 1; } }`,
  ])
    expect(
      splitModule(code, "module", () => false, 0),
      code,
    ).toBeUndefined();
});

test("functions that come later call each other without asking", () => {
  const module = runIn(
    `function inner(a) { ${LONG} return a + 1; }\nexport const outer = (a) => { ${LONG} return inner(a) * 2; };`,
  );
  module?.come();
  expect(module?.exports.outer?.(1)).toBe(4);
  expect(module?.split.rest).toContain("inner(a) * 2");
  expect(module?.split.rest).not.toContain('from "module"');
});

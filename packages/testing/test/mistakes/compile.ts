import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What every mistake is made against: a game with one of everything, and a plugin that requires it. */
const PRELUDE = `
import { declarePlugin, definePlugin, effectsOf, type Match, needs, type Owns } from "@riposte/kernel";
import { compose } from "@riposte/kernel/run";
import { z } from "zod";
const attackDeclared = declarePlugin({
  name: "attack",
  version: "0.1.0",
  events: { "attack:declared": z.strictObject({ by: z.string() }) },
  effects: { "attack:roll": z.strictObject({ dice: z.int() }) },
  values: { "attack:pool": { kind: "number", means: "Dice rolled", subject: z.strictObject({ by: z.string() }) } },
  windows: { "attack:after": { subject: z.strictObject({ by: z.string() }), protocol: "once" } },
  questions: { "attack:target": z.strictObject({ among: z.array(z.string()) }) },
  lasting: { "attack:focused": z.null() },
  procedures: { attack: z.null() },
  scopes: ["attack", "round"],
});
interface Attack extends Owns<typeof attackDeclared> {}
const surgeDeclared = declarePlugin({
  name: "surge",
  version: "0.1.0",
  requires: [needs<Attack>(attackDeclared, "^0.1")],
  effects: { "surge:spend": z.strictObject({ cost: z.int() }) },
});
interface Surge extends Owns<typeof surgeDeclared> {}
const spend = () => undefined;
declare const match: Match<Surge>;
export { attackDeclared, compose, definePlugin, effectsOf, match, spend, surgeDeclared, type Attack, type Surge };
`;

/** What the compiler tells about each snippet, by the snippet's place. */
export function compile(snippets: readonly string[]): readonly string[] {
  const folder = fileURLToPath(new URL("../../node_modules/.mistakes", import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [place, snippet] of snippets.entries()) writeFileSync(`${folder}/m${place}.ts`, PRELUDE + snippet);
  const files = snippets.map((_, place) => `${folder}/m${place}.ts`);
  const flags = "--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --module nodenext --target es2023".split(
    " ",
  );
  const compiler = fileURLToPath(new URL("./bin/tsc", import.meta.resolve("typescript/package.json")));
  const { stdout } = spawnSync(process.execPath, [compiler, ...flags, "--ignoreConfig", ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true, force: true });
  // what explains a message follows it, indented
  const messages = stdout.split(/\n(?=\S)/);
  return snippets.map((_, place) => messages.filter((message) => message.includes(`m${place}.ts(`)).join("\n"));
}

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadGuests } from "../../src/guests/load-guests.js";
import { scratch, scratchFile } from "../riposte.js";

const PLUGIN = (name: string) => `{ name: "${name}", version: "1.0.0", declared: {}, behaviour: {} }`;
const SAY_ALL = `
import { loadGuests } from "./load-guests.js";
const said = [];
for (const file of JSON.parse(process.argv[1])) said.push(await loadGuests([file]).then(() => "", ({ message }) => message));
console.log(JSON.stringify(said));`;
const file = (name: string, text: string) => scratchFile(name, text);

test.each([
  ["a plugin", `export const a = ${PLUGIN("a")};`],
  ["a function that makes one", `export const a = () => (${PLUGIN("a")}); export const declared = { name: "a" };`],
  ["a default export beside others", `export default ${PLUGIN("a")}; export const b = ${PLUGIN("b")};`],
])("%s is found", async (title, text) => {
  const found = await loadGuests([file(`good-${title.replaceAll(" ", "-")}.mjs`, text)]);
  expect(found.map(({ name }) => name)).toEqual(["a"]);
});

test("one that is exported twice is one", async () => {
  const text = `const a = ${PLUGIN("a")}; export { a, a as alias };`;
  expect(await loadGuests([file("twice.mjs", text)])).toHaveLength(1);
});

const WRONG = [
  ["no-module.mjs", "{ not: javascript", "is no module", "Give the built JavaScript file"],
  ["data.json", "{}", "is no module", "Give the built JavaScript file"],
  ["empty.mjs", "", "exports no plugin: it exports nothing", "Export what definePlugin gives"],
  ["other.mjs", "export const one = 1; export const f = (x) => x;", "exports no plugin; it exports f, one", "Export"],
  ["throws.mjs", "throw new Error('no luck');", "throws while it is loaded: no luck", "Mend that"],
  ["throws-null.mjs", "throw null;", "throws while it is loaded: null", "Mend that"],
  ["bad-factory.mjs", "export const make = () => { throw new Error('no dice'); };", "make() throws: no dice", "Mend"],
  ["lonely.mjs", 'import "riposte-nowhere";', "imports what is not there", "Install it where the plugin lies"],
] as const;

/** As Node loads them: modules in tests are read by vite. */
const said = JSON.parse(
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", SAY_ALL, JSON.stringify(WRONG.map(([name, text]) => file(name, text)))],
    {
      encoding: "utf8",
      cwd: fileURLToPath(new URL("../../dist/guests/", import.meta.url)),
    },
  ),
) as readonly string[];

test.each(WRONG.map((row, at) => [...row, said[at]] as const))(
  "%s: what is wrong, where, and what to do",
  (name, _text, wrong, remedy, message) => {
    expect(message).toMatch(/^BAD_PLUGIN: /);
    expect(message).toContain(`"${scratch(name)}"`);
    expect(message).toContain(wrong);
    expect(message).toContain(remedy);
  },
);

test("a file that is not there and a folder are told from each other", async () => {
  mkdirSync(scratch("mine"), { recursive: true });
  await expect(loadGuests([scratch("nowhere.js")])).rejects.toThrow("There is no file");
  await expect(loadGuests([scratch("mine")])).rejects.toThrow("is a folder. Build the plugin");
});

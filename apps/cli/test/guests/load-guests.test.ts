import { expect, test } from "vitest";
import { loadGuests } from "../../src/guests/load-guests.js";
import { scratch, scratchFile } from "../riposte.js";

const PLUGIN = (name: string) => `{ name: "${name}", version: "1.0.0", declared: {}, behaviour: {} }`;
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

test("what is wrong with one is a mistake of who typed the command, with our words", async () => {
  await expect(loadGuests([scratch("nowhere.js")])).rejects.toMatchObject({
    name: "UserMistake",
    code: "BAD_PLUGIN",
    message: expect.stringMatching(/^BAD_PLUGIN: There is no file "/),
  });
});

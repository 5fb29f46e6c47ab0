import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The rows of the table: an idea, a line, and its names in code. */
const rows = read("../../../docs/concepts.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| idea "))
  .map((line) => line.split(" | "));

const names = rows.flatMap(([, , code = ""]) => [...code.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));

/** What a declared interface of the kernel has as members. */
function membersOf(file: string, name: string): readonly string[] {
  const source = read(`../src/declare/${file}.ts`);
  const start = source.indexOf(`export interface ${name}<`);
  const body = source.slice(start, source.indexOf("\n}", start));
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[(<:]/gm)].map(([, member = ""]) => member);
}

test("an author learns at most fifty ideas, each in one line", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThanOrEqual(50);
  expect(rows.filter((row) => row.length !== 3)).toEqual([]);
  const ideas = rows.map(([idea]) => idea);
  expect(new Set(ideas).size).toBe(ideas.length);
});

test("every name the authoring entry exports stands in the table", () => {
  const exported = [...read("../src/index.ts").matchAll(/\{([^}]*)\} from/g)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== ""),
  );
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter((name) => !names.includes(name))).toEqual([]);
});

test("so does all that a match can be asked, and every key of a plugin's behaviour", () => {
  const members = membersOf("match", "Match");
  expect(members).toContain("queue");
  expect(members.filter((member) => !names.includes(`match.${member}`))).toEqual([]);
  const keys = membersOf("behaviour", "Behaviour").filter((key) => key !== "factsHash");
  expect(keys).toContain("offer");
  expect(keys.filter((key) => !names.includes(key))).toEqual([]);
});

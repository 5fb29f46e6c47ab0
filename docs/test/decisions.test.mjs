import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const decisions = readdirSync(`${root}docs/decisions`).sort();
const textOf = (file) => readFileSync(`${root}docs/decisions/${file}`, "utf8");

test("decisions are numbered without gaps", () => {
  expect(decisions.map((file) => Number(file.slice(0, 4)))).toEqual(decisions.map((_, at) => at + 1));
});

test.each(decisions)("%s says its decision in its name and title, why, and what follows, in half a page", (file) => {
  const text = textOf(file);
  const [, number, title = ""] = /^# (\d{4})\. (.+)\n/.exec(text) ?? [];
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  expect(file).toBe(`${number}-${name}.md`);
  expect([...text.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, part]) => part)).toEqual(["Decision", "Why", "What follows"]);
  expect(text.split(/\s+/).length).toBeLessThan(260);
});

test("a decision that code or text names by its number is there", () => {
  const numbers = new Set(decisions.map((file) => file.slice(0, 4)));
  const lines = execFileSync("git", ["grep", "-nIE", "decisions/[0-9]{4}", "--", ":!pnpm-lock.yaml"], {
    cwd: root,
    encoding: "utf8",
  }).split("\n");
  const lost = lines.filter((line) =>
    [...line.matchAll(/decisions\/(\d{4})(-[a-z0-9-]+\.md)?/g)].some(
      ([, number, rest]) =>
        !numbers.has(number) || (rest !== undefined && !existsSync(`${root}docs/decisions/${number}${rest}`)),
    ),
  );
  expect(lost).toEqual([]);
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const guide = readFileSync(fileURLToPath(new URL("../../../../docs/guides/own-game.md", import.meta.url)), "utf8");
const examples = fileURLToPath(new URL("../../../../docs/examples/", import.meta.url));

/** What a player answers to each question: the first of the list, then to leave. */
const ANSWERS = [...Array.from({ length: 6 }, () => "1"), "q"];

const printed = async (words: string) =>
  (
    await riposte(
      words.split(" ").map((word) => word.replace(/^dist\//, `${examples}dist/`)),
      ANSWERS,
    )
  ).out;

const shown = [...guide.matchAll(/```console\n\$ riposte ([^\n]+)\n(.*?)```/gs)].map(([, words = "", text = ""]) => ({
  words,
  text,
}));

test.each(shown)("riposte $words prints what the guide shows", async ({ words, text }) => {
  const out = await printed(words);
  // "…" leaves lines out, and what a player types is not printed
  let from = 0;
  for (const part of text.replace(/^> .*\n/gm, "").split(/^…\n/m)) {
    const at = out.indexOf(part, from);
    expect(at, `${part}\nin\n${out.slice(from)}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
});

test("the statechart of the guide is the one its command draws", async () => {
  const [, words = "", diagram = ""] = /`riposte (graph [^`]+)` draws it:\n\n```mermaid\n(.*?)```/s.exec(guide) ?? [];
  expect(await printed(words)).toContain(diagram);
});

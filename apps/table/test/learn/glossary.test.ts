import { GAMES } from "@riposte/hosting";
import { expect, test } from "vitest";
import { pageOf } from "../../src/games.js";
import { glossed } from "../../src/learn/glossary.js";

const TERMS = [
  { name: "Line of sight", text: "…" },
  { name: "Line", text: "…" },
  { name: "Surge", text: "…", also: ["bolt"] },
  { name: "K.O.", text: "…" },
];
const marked = (text: string, known?: Set<string>) =>
  glossed(text, TERMS, known).map((piece) =>
    typeof piece === "string" ? piece : `[${piece.word}=${piece.term.name}]`,
  );

test("the first of each word is marked, in any form, the longest first", () => {
  expect(marked("No line of sight: bolts and a surge on a line.")).toEqual([
    "No ",
    "[line of sight=Line of sight]",
    ": ",
    "[bolts=Surge]",
    " and a surge on a ",
    "[line=Line]",
    ".",
  ]);
});

test("a word inside another is none, and a name with points is one", () => {
  expect(marked("Outlines resurge; it is K.O.")).toEqual(["Outlines resurge; it is ", "[K.O.=K.O.]"]);
});

test("a word that was marked before is not marked again", () => {
  const known = new Set<string>();
  marked("A surge.", known);
  expect(marked("Another surge.", known)).toEqual(["Another surge."]);
});

test("every new word of a lesson is in the glossary, which says each thing once", async () => {
  for (const { id } of GAMES) {
    const course = await pageOf(id)?.course();
    const names = course?.glossary.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
    for (const word of course?.lessons.flatMap(({ words }) => words) ?? []) expect(names).toContain(word);
    const coached = course?.lessons.flatMap(({ coach }) => glossed(coach, course.glossary)) ?? [];
    expect(coached.filter((piece) => typeof piece !== "string").length).toBeGreaterThan(3);
  }
});

import { readFileSync } from "node:fs";
import { compose, wiredStatus } from "@riposte/kernel/run";
import { ATTRIBUTES, COLORS, cardsOrThrow, createContext, KEYWORDS, KINDS, onePiece, ZONES } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { z } from "zod";
import { Ability, abilityEntries, opActions, readLibrary } from "../src/index.js";
import { fact } from "./position.js";

const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(String(json)) as object);

test("every example is read, composed and wired", () => {
  const card = fact("T03-001", { trigger: true, abilities: examples });
  const context = createContext(cardsOrThrow([card]));
  const game = compose([onePiece(context), opActions(context)]);
  const { abilities, problems } = wiredStatus(game as never, abilityEntries(readLibrary(context)));
  expect(problems).toEqual([]);
  expect(abilities.map(({ status }) => status)).toEqual(examples.map(() => "wired"));
});

test("every word of the language is in the reference", () => {
  const schema = z.toJSONSchema(Ability, { io: "input" });
  const missing = [...new Set(wordsIn(schema))].filter((word) => !OF_THE_GAME.has(word) && !isNamed(word));
  expect(missing).toEqual([]);
});

/** Words of the base game and the kernel, explained there. */
const OF_THE_GAME = new Set<string>([
  ...COLORS,
  ...ATTRIBUTES,
  ...KEYWORDS,
  ...KINDS,
  ...ZONES,
  "text",
  "id",
  "params",
]);

const isNamed = (word: string): boolean => text.includes(`\`${word}\``) || text.includes(`"${word}"`);

/** The names of fields and the words that fields may hold. */
function wordsIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, const: one, enum: some = [] } = schema as Record<string, unknown>;
  const named = [...Object.keys(properties as object), one, ...(some as unknown[])];
  return [...named.filter((word) => typeof word === "string"), ...Object.values(schema).flatMap(wordsIn)];
}

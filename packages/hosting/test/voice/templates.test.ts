import { expect, test } from "vitest";
import { z } from "zod";
import { GAMES, voiceOf } from "../../src/index.js";
import { NOT_SAID } from "./not-said.js";

const HOLE = /\{(\w+)(?:\.\w+|\|[^{}]*)?\}/g;

/** A player is named, never counted. */
const COUNTED_PLAYER = /(?<!\{)\bseats?\b|\{(?:seat|actor|player|winner|initiative)\}/i;

test.each(GAMES)("$title: nothing it can say holds a seat, an id or a code", async (info) => {
  const { messages, lines } = await wordsOf(info);
  const odd = [...messages, ...lines].flatMap(([id, words]) => {
    const said = words.replaceAll(HOLE, "Something").replaceAll("**", "");
    const found = NOT_SAID.filter(([, looks]) => looks.test(said)).map(([what]) => what);
    return [...found, ...(COUNTED_PLAYER.test(words) ? ["a player by number"] : [])].map(
      (what) => `${id}: ${what} in "${words}"`,
    );
  });
  expect(odd).toEqual([]);
  expect(messages.length).toBeGreaterThan(10);
});

test.each(GAMES)("$title: every hole in the words for an event is one the event fills", async (info) => {
  const { lines, events } = await wordsOf(info);
  const unknown = lines.flatMap(([type, words]) => {
    const facts = ["actor", ...(events.get(type) ?? [])];
    return [...words.matchAll(HOLE)].flatMap(([hole, name = ""]) => (facts.includes(name) ? [] : [`${type}: ${hole}`]));
  });
  expect(unknown).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
});

type Words = readonly (readonly [id: string, words: string])[];

/** All words of a game that are written down, and the facts of its events by type. */
async function wordsOf(info: (typeof GAMES)[number]) {
  const entry = await info.load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { messages, lines = {} } = voiceOf(entry, composed.game);
  const written: Words = Object.entries(lines).flatMap(([type, line]) => {
    const words = typeof line === "string" ? line : line === null || line.tell.length > 0 ? null : line.tell({});
    return typeof words === "string" ? [[type, words] as const] : [];
  });
  const events = new Map([...composed.game.events].map(([type, { schema }]) => [type, factsOf(schema)]));
  return { messages: Object.entries(messages) as Words, lines: written, events };
}

/** The members of an event's payload. */
const factsOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

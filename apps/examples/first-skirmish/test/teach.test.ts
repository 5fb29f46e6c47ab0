import { randomBot } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { startSkirmish } from "../src/composition.js";
import { LESSONS } from "../src/lessons.js";
import { type Desk, teach, topicOf } from "../src/teach.js";

/** A pupil who says these lines, then nothing; what was printed is kept. */
function pupil(...lines: readonly string[]): Desk & { readonly printed: string[] } {
  const [printed, said] = [[] as string[], [...lines]];
  return { printed, print: (line) => printed.push(line), read: async () => said.shift() ?? null };
}

const follower = (): Desk & { readonly printed: string[] } => {
  const printed: string[] = [];
  return { printed, print: (line) => printed.push(line), read: async () => "" };
};

test("whoever follows the advice plays to the end and is told every lesson once", async () => {
  const desk = follower();
  expect(await teach(startSkirmish("first"), desk)).toBe(true);
  expect(desk.printed.at(-1)).toMatch(/You have (won|lost)\./);
  const told = desk.printed.filter((line) => line.startsWith("\n? "));
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain(`\n? ${LESSONS["attack:surges"]}`);
  expect(desk.printed.join("\n")).not.toMatch(/\bseat\b/i);
  expect(desk.printed.some((line) => line.startsWith("You score "))).toBe(true);
  expect(desk.printed.some((line) => line.startsWith("Your opponent scores "))).toBe(true);
});

test("the same seed tells the same story", async () => {
  const [one, other] = [follower(), follower()];
  await teach(startSkirmish("twice"), one);
  await teach(startSkirmish("twice"), other);
  expect(other.printed).toEqual(one.printed);
});

test("every decision of the pupil has a lesson, whatever is played", () => {
  const topics = new Set<string>();
  for (const seed of ["a", "b", "c", "d"]) {
    const [match, bot] = [startSkirmish(seed), randomBot(seed)];
    for (let n = 0; n < 400 && match.decision !== null; n++) {
      if (match.decision.seat === 0) topics.add(topicOf(match));
      match.answer(match.decision.seat, bot.answer(match.seen));
    }
  }
  expect([...topics].filter((topic) => !(topic in LESSONS))).toEqual([]);
});

test("attacks are offered with their odds, and steps as spaces with their cost", async () => {
  const desk = follower();
  await teach(startSkirmish("first"), desk);
  expect(desk.printed.join("\n")).toMatch(/Attack .+: \d\.\d damage on average, \d+ % to miss, \d+ % to defeat it/);
  expect(desk.printed.join("\n")).toMatch(/go to: \w+ \(1\)/);
});

test("a number chooses from the list, a space is walked to, and anything else is asked again", async () => {
  const desk = pupil("1", "nonsense", "?", "1", "d3");
  expect(await teach(startSkirmish("first"), desk)).toBe(false);
  expect(desk.printed).toContainEqual(expect.stringContaining("Type a number"));
  expect(desk.printed).toContain(LESSONS["activation:act"]);
});

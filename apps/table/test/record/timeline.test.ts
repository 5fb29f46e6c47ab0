import { describe, expect, test } from "vitest";
import { eventsSeen, traceSeen } from "../../src/record/perspective.js";
import { createTimeline, type Timeline } from "../../src/record/timeline.js";
import { composed, played } from "../composed.js";

async function followed(id: string, inputs: number) {
  const { game } = await composed(id);
  const match = played(game, inputs);
  const { seed, setup, holds, from, line } = match;
  const timeline = createTimeline({ game, seed, setup, holds, from });
  timeline.follow(line);
  return { match, timeline };
}

describe("a timeline", () => {
  test("has a step for every input, and the match as it was after each", async () => {
    const { match, timeline } = await followed("finished", 60);
    expect(timeline.steps).toHaveLength(61);
    expect(timeline.at(60).hash()).toBe(match.hash());
    const early = timeline.at(5).hash();
    timeline.at(40);
    expect(timeline.at(5).hash()).toBe(early);
    expect(timeline.steps[60]?.flow.map(({ procedure, leaf }) => `${procedure}.${leaf}`)).toEqual(
      match.viewFor(null).flow,
    );
  });

  test("follows an undo and the other line after it", async () => {
    const { match, timeline } = await followed("finished", 20);
    match.undo({ by: 0, to: 8 });
    const { decision } = match;
    match.answer(0, decision?.at((decision.count() ?? 1) - 1) ?? "");
    timeline.follow(match.line);
    expect(timeline.steps).toHaveLength(10);
    expect(timeline.at(9).hash()).toBe(match.hash());
  });
});

describe("what a seat sees of a match with hidden hands", () => {
  test("contains neither the other hand nor any trace of effects", async () => {
    const { match, timeline } = await followed("imperial-assault", 40);
    const hands = (match.slices as { "imperial-assault": { sides: { hand: string[]; deck: string[] }[] } })[
      "imperial-assault"
    ];
    const hidden = [...(hands.sides[1]?.hand ?? []), ...(hands.sides[1]?.deck ?? [])];
    expect(hidden.length).toBeGreaterThan(5);
    const own = new Set([...(hands.sides[0]?.hand ?? []), ...(hands.sides[0]?.deck ?? [])]);
    const seen = JSON.stringify(await everythingSeen(timeline, 0));
    for (const card of hidden.filter((one) => !own.has(one))) expect(seen).not.toContain(`"${card}"`);
    expect(timeline.steps.flatMap((step) => traceSeen(step, 0))).toEqual([]);
    expect(timeline.steps.flatMap((step) => traceSeen(step, "all")).length).toBeGreaterThan(100);
  });
});

async function everythingSeen(timeline: Timeline, seat: number): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const [at, step] of timeline.steps.entries())
    seen.push([eventsSeen(step, seat), await timeline.slicesAt(at, seat)]);
  return seen;
}

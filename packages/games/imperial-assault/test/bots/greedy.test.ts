import type { Answer } from "@riposte/kernel";
import { type Bot, type LiveMatch, randomBot, simulateMatch, startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { greedyBot } from "../../src/index.js";
import { type At, context, game, group, setupAt } from "../position.js";

/** The bot's answer to what is asked at a position. */
function answerAt(options: At, inputs: readonly Answer[] = []): Answer {
  const match = startMatch(game, {
    seed: 1,
    setup: setupAt(options),
    hold: "auto",
    ...(options.dice && { dice: options.dice }),
  } as never);
  for (const input of inputs) enter(match, input);
  return greedyBot(context).answer(match.seen);
}

function enter(match: LiveMatch<unknown>, answer: Answer): void {
  const step = match.answer(match.seen.seat, answer);
  if (!step.ok) throw new Error(step.reason);
}

const luke = { activating: { figure: "luke", actions: 2 } };

describe("in its own time", () => {
  test("it attacks what it can reach where it stands", () => {
    const answer = answerAt({
      ...luke,
      rebels: [group("luke-skywalker", { luke: "b2" })],
      imperials: [group("stormtrooper", { near: "b3" })],
    });
    expect(answer).toBe("attack:near:b3");
  });

  test("of two alike it attacks the wounded one", () => {
    const answer = answerAt({
      ...luke,
      rebels: [group("luke-skywalker", { luke: "b2" })],
      imperials: [group("royal-guard-elite", { whole: "b3", wounded: { at: "c2", damage: 7 } })],
    });
    expect(answer).toBe("attack:wounded:c2");
  });

  test("it goes by a Move action when only that brings a target near", () => {
    const answer = answerAt({
      activating: { figure: "wookiee", actions: 2 },
      rebels: [group("wookiee-warrior", { wookiee: "a1" })],
      imperials: [group("stormtrooper", { far: "d1" })],
    });
    expect(answer).toMatch(/^go:c[12]$/);
  });

  test("with movement points it goes next to the target", () => {
    const answer = answerAt({
      activating: { figure: "wookiee", actions: 1, points: 4 },
      rebels: [group("wookiee-warrior", { wookiee: "a1" })],
      imperials: [group("stormtrooper", { far: "d1" })],
    });
    expect(answer).toMatch(/^go:c[12]$/);
  });

  test("a Stunned figure first discards that", () => {
    const answer = answerAt({
      ...luke,
      rebels: [group("luke-skywalker", { luke: { at: "b2", conditions: ["stun"] } })],
      imperials: [group("stormtrooper", { near: "b3" })],
    });
    expect(answer).toBe("discard:stun");
  });

  test("a group that can strike activates before one that cannot", () => {
    const answer = answerAt({
      rebels: [
        group("c-3po", { droid: "a1" }, { id: "droids" }),
        group("luke-skywalker", { luke: "b2" }, { id: "jedi" }),
      ],
      imperials: [group("stormtrooper", { near: "b3" })],
    });
    expect(answer).toBe("jedi");
  });
});

test("with nobody in reach it goes for the points of the mission, turns what is worth more, and holds the place", () => {
  const droid = (space: string, side: "gray" | "green"): At => ({
    map: "mos-eisley-outskirts",
    activating: { figure: "droid", actions: 2 },
    rebels: [group("c-3po", { droid: space })],
    imperials: [group("stormtrooper", { far: "u21" })],
    objects: [{ id: "north", kind: "panel", space: "m14", carrier: null, damage: 0, side }],
  });
  expect(answerAt(droid("l18", "gray"))).toMatch(/^go:[lmn]1[345]$/);
  expect(answerAt(droid("l14", "gray"))).toBe("turn:north");
  expect(answerAt(droid("l14", "green"))).toBe("pass");
});

test("the bot knows only its own side: another hand and deck of the opponent change no answer", () => {
  const answers = (hand: string[], deck: string[]) =>
    answerAt({
      ...luke,
      rebels: [group("luke-skywalker", { luke: "b2" })],
      imperials: [group("stormtrooper", { near: "b3" })],
      sides: [{}, { hand, deck }],
    });
  expect(answers(["blitz"], ["focus"])).toBe(answers(["parry"], ["deadeye"]));
});

test("it beats random play from either seat", () => {
  for (const seed of [1, 2, 3, 4]) expect({ seed, winner: winnerOf(seed) }).toEqual({ seed, winner: seed % 2 });
}, 60_000);

/** Who wins when the bot has the seat of the seed's last bit. */
function winnerOf(seed: number): number | undefined {
  const simulation = simulateMatch(game, { seed, setup: { map: "training-yard" } });
  const own = seed % 2;
  const bots: Bot[] = [];
  bots[own] = greedyBot(context);
  bots[1 - own] = randomBot(seed);
  while (simulation.pending !== null) {
    const refusal = simulation.answer((bots[simulation.pending.seat] as Bot).answer(simulation.seen));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return simulation.outcome?.winners[0];
}

import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { gameOfTricks, type Trick } from "../attack/tricks.js";
import { type At, at, group, setupAt } from "../position.js";

const act = (...effects: Trick["effects"]): Trick => ({ window: "activation:act", key: "do", seat: 0, effects });
const both = (first: number, second: number) =>
  act({
    type: "seats:score",
    scores: [
      { seat: 0, vp: first, by: "mission" },
      { seat: 1, vp: second, by: "mission" },
    ],
  });
const playing = (trick: Trick, more: Partial<At> = {}): At => ({
  rebels: [group("luke-skywalker", { luke: "a1" })],
  imperials: [group("stormtrooper-elite", { one: "a8", two: "b8", three: "c8" })],
  activating: { figure: "luke" },
  game: gameOfTricks([trick]),
  ...more,
});

describe("the end of the game", () => {
  test("it ends at once when a player has 40 points", () => {
    at(playing(both(40, 0)))
      .choose("do")
      .outcome({ winners: [0], by: "points", vp: [40, 0] })
      .done();
  });

  test("with 40 points on both sides the one with more wins", () => {
    at(playing(both(40, 41)))
      .choose("do")
      .outcome({ winners: [1], by: "points", vp: [40, 41] })
      .done();
  });

  test("whoever resigns has lost, whatever the points say", () => {
    at(playing(both(10, 0)))
      .choose("do")
      .seat(0)
      .resign()
      .outcome({ winners: [1], by: "resignation", vp: [10, 0] })
      .done();
  });

  test.each([
    ["most points win", [5, 3], 0],
    ["a tie is broken as ever: fewer wounds", [4, 4], 1],
  ] as const)("with the last round of a tournament it ends: %s", (_title, [mine, theirs], winner) => {
    const setup = setupAt({
      rebels: [group("luke-skywalker", { luke: { at: "a1", damage: 1 } }, { ready: false })],
      imperials: [group("darth-vader", { vader: "a8" }, { ready: false })],
      round: 5,
      sides: [{ vp: mine }, { vp: theirs }],
    });
    const ended = startMatch(gameOfTricks([]), { seed: 1, hold: "auto", setup: { ...setup, rounds: 5 } });
    while (ended.decision !== null) ended.answer(ended.decision.seat, "pass");
    expect(ended.outcome).toMatchObject({ winners: [winner], by: "rounds", round: 5, vp: [mine, theirs] });
  });

  test("a position behind the last round is refused", () => {
    const setup = setupAt({
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [group("stormtrooper-elite", { one: "a8" })],
      round: 6,
    });
    expect(() => startMatch(gameOfTricks([]), { seed: 1, setup: { ...setup, rounds: 5 } })).toThrow(
      "The position is in round 6, and the match ends with round 5.",
    );
  });

  test("when the time is up the round is played to its end, and most points win", () => {
    const setup = setupAt({
      rebels: [group("luke-skywalker", { luke: "a1" }, { ready: false })],
      imperials: [group("darth-vader", { vader: "a8" })],
      round: 3,
      sides: [{ vp: 5 }, { vp: 3 }],
    });
    const game = gameOfTricks([]);
    const match = startMatch(game, { seed: 1, hold: "auto", setup: { ...setup, minutes: 65 } });
    expect(game.rules.time?.limit(match.setup as never)).toBe(65 * 60);
    expect(match.timeUp()).toMatchObject({ ok: true });
    expect(match.decision).not.toBeNull();
    while (match.decision !== null) match.answer(match.decision.seat, "pass");
    expect(match.outcome).toMatchObject({ winners: [0], by: "time", round: 3, vp: [5, 3] });
  });

  test("time that is up in a scenario is noted alike in every executor", () => {
    at(playing(both(2, 0)))
      .choose("do")
      .timeUp()
      .event("round:last", { round: 1 })
      .expect({ "imperial-assault": { lastRound: 1, timeUp: true } })
      .waits()
      .done();
  });

  test("points never go below zero", () => {
    at(playing(both(-3, 0)))
      .choose("do")
      .event("vp:scored", { seat: 0, vp: 0, by: "mission" })
      .waits()
      .done();
  });

  test("a player who pays gives what there is", () => {
    at(playing(act({ type: "seat:pay", seat: 1, vp: 3, by: "toll" }), { sides: [{}, { vp: 2 }] }))
      .choose("do")
      .event("vp:scored", { seat: 1, vp: -2, by: "toll" })
      .event("vp:scored", { seat: 0, vp: 2, by: "toll" })
      .waits()
      .done();
  });

  test("a tie goes to the one with more points from defeated figures", () => {
    at(playing(both(20, 40), { sides: [{ vp: 20, vpFromDefeats: 20 }, {}] }))
      .choose("do")
      .outcome({ winners: [0], vp: [40, 40] })
      .done();
  });

  test("then to the one with fewer wounds: damage on the living and Health of the fallen of groups in play", () => {
    // one elite stormtrooper of three is left: 2 × 5 Health against 9 damage
    at(
      playing(both(40, 40), {
        rebels: [group("luke-skywalker", { luke: { at: "a1", damage: 9 } })],
        imperials: [group("stormtrooper-elite", { one: "a8" })],
      }),
    )
      .choose("do")
      .outcome({ winners: [0] })
      .done();
  });

  test("then one blue die each decides, and equal ones are rolled again", () => {
    // accuracy 2 and 2, then 3 and 5
    at(playing(both(40, 40), { dice: [0, 1, 3, 2] }))
      .choose("do")
      .outcome({ winners: [1] })
      .done();
  });

  test("a player with no figures left loses at once, whatever the points", () => {
    at(
      playing(act({ type: "figure:defeat", figure: "one" }), {
        imperials: [group("stormtrooper-elite", { one: "a8" })],
        sides: [{}, { vp: 39 }],
      }),
    )
      .choose("do")
      .outcome({ winners: [0], by: "no-figures", vp: [3, 39] })
      .done();
  });
});

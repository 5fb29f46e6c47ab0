import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { getCcPlayContext, getPlayableCcFromHand, isCcPlayableNow } from "../../src/index.js";
import { game, group, setupAt } from "../position.js";

const start = (options: Partial<Parameters<typeof setupAt>[0]>, hold: "always" | "auto" = "auto") =>
  startMatch(game, {
    setup: setupAt({
      mine: [group("stormtrooper", { one: "d1" })],
      theirs: [group("luke-skywalker", { luke: "d3" })],
      ...options,
    }),
    seed: 1,
    hold,
  });

test("the context is the window that is open, and how the seat stands in it", () => {
  const match = start({ hand: ["take-initiative"], start: "round" });
  expect(getCcPlayContext(match, 0)).toMatchObject({
    window: "round:start",
    isAsked: true,
    timings: ["SOR"],
    startOfRound: true,
    duringActivation: false,
    duringAttack: false,
  });
  expect(getCcPlayContext(match, 1)).toMatchObject({ isAsked: false });
});

test("inside an attack it says who attacks and who defends", () => {
  const match = start({ hand: ["blitz"], activating: "one" });
  match.answer(0, "attack:luke:d3");
  expect(getCcPlayContext(match, 0)).toMatchObject({ window: "attack:modifiers", isAttacker: true, isDefender: false });
  expect(getCcPlayContext(match, 0).timings).toEqual(["WATK"]);
  expect(getCcPlayContext(match, 1)).toMatchObject({ isAttacker: false, isDefender: true, isAsked: false });
});

test("a card is playable where its window is, with every figure it could be played by", () => {
  const match = start({ hand: ["grenadier", "blitz"], activating: "one" });
  expect(isCcPlayableNow(match, 0, "grenadier")).toEqual({ ok: true, keys: ["cc:grenadier@one"] });
  expect(getPlayableCcFromHand(match, 0)).toEqual({ cards: ["grenadier"] });
});

test("a card that is not says why", () => {
  const match = start({ hand: ["blitz", "pummel", "shared-experience"], activating: "one" });
  const reason = (card: string, seat = 0) => {
    const playable = isCcPlayableNow(match, seat, card);
    return playable.ok ? undefined : playable.reason.id;
  };
  expect(reason("blitz")).toBe("cc:not-now");
  expect(reason("pummel")).toBe("cc:condition");
  expect(reason("shared-experience")).toBe("cc:nobody");
  expect(reason("grenadier")).toBe("cc:not-in-hand");
  expect(getPlayableCcFromHand(match, 0)).toEqual({ cards: [], none: { id: "cc:none-playable" } });
});

test("nobody plays anything while the match waits for another", () => {
  const match = start({ against: ["negation"], activating: "one" });
  expect(isCcPlayableNow(match, 1, "negation")).toEqual({ ok: false, reason: { id: "cc:not-asked" } });
  expect(getPlayableCcFromHand(match, 1)).toEqual({ cards: [], none: { id: "cc:not-asked" } });
});

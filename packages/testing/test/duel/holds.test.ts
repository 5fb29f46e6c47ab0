import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { opening, openingGame } from "./opening.js";

test("under always a seat is asked whenever it could respond by public information, though it can only pass", () => {
  opening({ hands: [[], ["omen"]], holds: "always", dice: [1, 1] })
    .choose("strike")
    .asks("kernel:respond", 1)
    .offersExactly(["pass"])
    .pass()
    .asks("kernel:respond", 1)
    .offersExactly(["pass"])
    .waits()
    .done();
});

test("under auto a seat is asked only when it can respond", () => {
  opening({ hands: [[], ["omen"]], holds: "auto", dice: [1, 1] })
    .choose("strike")
    .event("duel:attack-landed")
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("under never a seat that could respond is not asked", () => {
  opening({ hands: [[], ["weary"]], holds: ["auto", "never"], dice: [1, 1] })
    .choose("strike")
    .event("duel:attack-landed", { strength: 2 })
    .waits()
    .done();
});

test("a hold for one window says nothing about the others", () => {
  opening({ hands: [[], ["weary", "parry"]], dice: [1, 1] })
    .seat(1)
    .policy({ set: "hold", hold: "never", window: "attack:declared" })
    .seat(0)
    .choose("strike")
    .asks("kernel:respond", 1)
    .offersExactly(["parry", "pass"])
    .waits()
    .done();
});

test("a hold until the end of a scope ends with it", () => {
  opening({ reactions: 1, at: [2, 3] })
    .seat(1)
    .policy({ set: "hold", hold: "never", window: "move:leaving", scope: "turn" })
    .seat(0)
    .choose("back")
    .event("duel:stepped", { seat: 0, to: 1 })
    .choose("forth")
    .event("duel:stepped", { seat: 0, to: 2 })
    .seat(1)
    .choose("rest")
    .choose("rest")
    .seat(1)
    .choose(1)
    .choose("rest")
    .choose("rest")
    .seat(0)
    .choose("back")
    .asks("kernel:respond", 1)
    .waits()
    .done();
});

test("a hold until the end of a scope that is not open is refused", () => {
  const match = startMatch(openingGame({}), { seed: 1 });
  expect(match.setPolicy(1, { set: "hold", hold: "never", window: "move:leaving", scope: "attack" })).toMatchObject({
    ok: false,
    code: "POLICY_INVALID",
  });
  expect(match.setPolicy(1, { set: "hold", hold: "never", scope: "turn" })).toMatchObject({ code: "POLICY_INVALID" });
  expect(match.setPolicy(1, { set: "hold", hold: "never", window: "nowhere" })).toMatchObject({ ok: false });
});

test("a standing order plays the response by itself, in spite of never", () => {
  opening({ holds: ["auto", "never"], dice: [2, 2] })
    .seat(1)
    .policy({ set: "order", window: "move:leaving", key: "strike", act: "play" })
    .seat(0)
    .choose("back")
    .event("duel:attack-landed", { attacker: 1, strength: 4 })
    .asks("duel:soak", 0)
    .waits()
    .done();
});

test("a standing order to offer asks in spite of never, and only there", () => {
  opening({ hands: [[], ["weary"]], holds: ["auto", "never"], dice: [1, 1] })
    .seat(1)
    .policy({ set: "order", window: "move:leaving", key: "strike", act: "offer" })
    .seat(0)
    .choose("strike")
    .event("duel:attack-landed")
    .choose("back")
    .asks("kernel:respond", 1)
    .offersExactly(["strike", "pass"])
    .waits()
    .done();
});

test("a standing order with a condition acts only where the window's subject is so", () => {
  const ordered = (seat: number) =>
    opening({ holds: ["auto", "never"], ...(seat === 0 ? { dice: [2, 2] } : {}) })
      .seat(1)
      .policy({ set: "order", window: "move:leaving", key: "strike", act: "play", when: { seat } })
      .seat(0)
      .choose("back");
  ordered(0).event("duel:attack-landed", { attacker: 1 }).waits().done();
  ordered(1).noEvent("duel:attack-landed").waits().done();
});

test("a condition that can never be met is refused", () => {
  const match = startMatch(openingGame({}), { seed: 1 });
  const order = { set: "order", window: "move:leaving", key: "strike", act: "play" } as const;
  expect(match.setPolicy(1, { ...order, when: { saet: 0 } })).toMatchObject({
    ok: false,
    code: "POLICY_INVALID",
    reason: 'At "move:leaving" nothing has "saet". Did you mean "seat"?',
  });
  expect(match.setPolicy(1, { ...order, when: { seat: { over: 1 } } as never })).toMatchObject({ ok: false });
  expect(match.viewFor(1).policy?.orders).toEqual([]);
});

test("a standing order that was taken back does nothing", () => {
  opening({ holds: ["auto", "never"] })
    .seat(1)
    .policy({ set: "order", window: "move:leaving", key: "strike", act: "play" })
    .policy({ set: "no-order", window: "move:leaving", key: "strike" })
    .seat(0)
    .choose("back")
    .event("duel:stepped")
    .waits()
    .done();
});

test("optional triggers follow the policy too: never declines them, an order resolves them", () => {
  const charms = [[], ["salve"]] as const;
  const declined = opening({ charms, holds: ["auto", "never"], rounds: 2 });
  declined
    .choose("rest")
    .choose("rest")
    .choose("rest")
    .choose("rest")
    .noEvent("charms:acted")
    .asks("duel:bid")
    .waits()
    .done();
  opening({ charms, holds: ["auto", "never"], rounds: 2 })
    .seat(1)
    .policy({ set: "order", window: "round:upkeep", key: "salve", act: "play" })
    .seat(0)
    .choose("rest")
    .choose("rest")
    .seat(1)
    .choose("rest")
    .choose("rest")
    .event("charms:acted", { seat: 1, charm: "salve" })
    .waits()
    .done();
});

test("a policy is private to its seat and publishes nothing", () => {
  const match = startMatch(openingGame({}), { checks: true, chance: scriptedChance({ deck: [[], []] }) });
  const before = [match.viewFor(0), match.viewFor(null)];
  const result = match.setPolicy(1, { set: "order", window: "move:leaving", key: "strike", act: "play" });
  if (!result.ok) throw new Error(result.reason);
  expect([match.viewFor(0), match.viewFor(null)]).toEqual(before);
  expect(result.events(0)).toEqual([]);
  expect(match.viewFor(1).policy?.orders).toEqual([{ window: "move:leaving", key: "strike", act: "play" }]);
});

import { facts } from "@riposte/data-finished";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import type { Flags } from "../src/index.js";
import { at, game, table } from "./position.js";

const house = (flag: keyof Flags) =>
  ({ [flag]: facts.rulesets.find(({ id }) => id === "house")?.[flag] }) as Partial<Flags>;

test("the two rulesets disagree on every flag, and official is the default", () => {
  const [official, other] = facts.rulesets.map(({ id: _id, ...flags }) => flags);
  for (const flag of Object.keys(official as object)) expect(other?.[flag], flag).not.toBe(official?.[flag]);
  expect(startMatch(game, {}).slices.finished.flags).toEqual(official);
  expect(startMatch(game, { setup: { ruleset: "house" } }).slices.finished.flags).toEqual(other);
});

test("a single flag leaves the others official", () => {
  const match = startMatch(game, { setup: { ruleset: { sequence: "ascending" } } });
  expect(match.slices.finished.flags).toMatchObject({ sequence: "ascending", limit: "perCard" });
});

describe("house rules", () => {
  test("D2 fromPast: cardsFromPast takes the oldest two", () => {
    at({ present: [8], past: [31, 9, 20], rules: house("fromPast") })
      .choose(8)
      .expect(table({ present: [8, 31, 9], past: [20] }))
      .waits()
      .done();
  });

  test("D3 allFutureDraw: allCardsIntoFuture draws nothing, so the turn ends", () => {
    at({ present: [16, 20], rules: house("allFutureDraw") })
      .choose(16)
      .expect(table({ present: [16, 20], future: [], turns: 1 }))
      .waits()
      .done();
  });

  test("D4 oneFuture: a single parked card comes back instead of three drawn", () => {
    at({ present: [20], future: [{ kind: "one", cards: [9] }], rules: house("oneFuture") })
      .choose("end")
      .expect(table({ present: [9], future: [] }))
      .waits()
      .done();
  });

  test("D6 allAfterOne: a single card that waits moves one step back behind the set", () => {
    at({ present: [16, 20], future: [{ kind: "one", cards: [9] }], rules: house("allAfterOne") })
      .choose(16)
      .expect(
        table({
          future: [
            { kind: "all", cards: [16, 20] },
            { kind: "one", cards: [9] },
          ],
        }),
      )
      .waits()
      .done();
  });

  test("D7 belowStackAward: runs put below the stack pay nothing", () => {
    at({ present: [4, 5, 6], top: [31, 33, 34], rules: house("belowStackAward") })
      .choose(4)
      .choose([4, 5, 6])
      .expect(table({ active: 4 }))
      .waits()
      .done();
  });

  test("D8 belowStackCoffee: card 48 goes below the stack for nothing", () => {
    at({ present: [48, 4], top: [9, 12, 14], rules: house("belowStackCoffee") })
      .choose(4)
      .choose([4, 48])
      .expect(table({ coffee: 7 }))
      .waits()
      .done();
  });

  test("D9 intoPastCoffee: card 48 sent into the past is paid for at the end of the turn, however it ends", () => {
    const sent = () =>
      at({ present: [48, 5, 20, 4], top: [9, 12, 14, 22, 27], rules: house("intoPastCoffee") })
        .choose(5)
        .choose([48, 20])
        .expect(table({ coffee: 7 }));
    sent()
      .choose("end")
      .choose([5, 4, 9, 12])
      .expect(table({ coffee: 6 }))
      .waits()
      .done();
    sent()
      .choose(4)
      .choose([5, 4, 9, 12])
      .expect(table({ coffee: 6 }))
      .waits()
      .done();
  });

  test("D10 limit: an ability is used once in a turn, whichever card has it", () => {
    at({ present: [9, 14, 20], top: [31, 33, 34, 35], rules: house("limit") })
      .choose(9)
      .explains(14, "finished:used-this-turn")
      .notOffers([14, 20, 31])
      .choose("end")
      .choose([9, 14, 20, 31])
      .expect(table({ usedThisTurn: [] }))
      .offers([34])
      .waits()
      .done();
  });

  test("D10 limit: card 47 keeps its three uses", () => {
    at({ present: [47, 9], top: [31, 33, 34], rules: house("limit") })
      .choose(47)
      .choose(47)
      .choose(47)
      .notOffers([47])
      .offers([9])
      .waits()
      .done();
  });

  test("D11 reorder: two cards change places, once in a turn", () => {
    at({ present: [20, 31, 9], rules: house("reorder") })
      .choose("reorder")
      .asks("finished:swap")
      .choose([9, 20])
      .expect(table({ present: [9, 31, 20] }))
      .notOffers(["reorder"])
      .waits()
      .done();
  });

  test("D12 sequence: a rising run with gaps pays too, each run for itself", () => {
    at({ present: [40, 30, 20], top: [9, 12, 14], rules: house("sequence") })
      .choose("end")
      .choose([20, 30, 40])
      .expect(table({ active: 7 }))
      .waits()
      .done();
    at({ present: [20, 30, 40, 22, 23, 46], top: [9, 12, 14], rules: house("sequence") })
      .choose("end")
      .choose([20, 30, 40, 22, 23, 46])
      .expect(table({ active: 9 }))
      .waits()
      .done();
  });

  test("D15 emptyDraw: an empty stack falls back on the newest past card", () => {
    at({ present: [46, 47], past: [45, 20], restParked: true, rules: house("emptyDraw") })
      .choose(46)
      .expect(table({ present: [46, 47, 20], past: [45] }))
      .waits()
      .done();
  });

  test("D16 source: with an empty stack the player chooses draw pile or past", () => {
    const asked = () =>
      at({ present: [46, 47], past: [45, 20], restParked: true, rules: house("source") })
        .choose(46)
        .asks("finished:source");
    asked()
      .choose("past")
      .expect(table({ present: [46, 47, 45], active: 4 }))
      .waits()
      .done();
    asked()
      .choose("draw")
      .expect(table({ present: [46, 47], past: [45, 20], active: 4 }))
      .waits()
      .done();
  });

  test("D16 source: each card of drawTwo is asked for, once the stack is empty", () => {
    at({ present: [2, 47], top: [31], past: [45, 20], restParked: true, rules: house("source") })
      .choose(2)
      .asks("finished:source")
      .expect(table({ present: [2, 47, 31] }))
      .choose("past")
      .expect(table({ present: [2, 47, 31, 45] }))
      .waits()
      .done();
  });

  test("D23 loseWhen: the last coffee loses the game", () => {
    at({ present: [48], coffee: 1, rules: house("loseWhen") })
      .choose("end")
      .outcome({ won: false, coffee: 0 })
      .done();
  });

  test("activationCount: card 47 is used several times at once", () => {
    at({ present: [47], top: [31, 33, 34], rules: house("activationCount") })
      .choose(47)
      .asks("finished:count")
      .offersExactly([1, 2, 3])
      .choose(3)
      .expect(table({ present: [47, 31, 33, 34], active: 2 }))
      .event("ability:executed", { ability: "drawOne3x", areas: ["draw", "past", "present"], input: 3 })
      .waits()
      .done();
  });

  test("activationCount: candy and slots limit the number", () => {
    at({ present: [47, 9], active: 2, rules: house("activationCount") })
      .choose(47)
      .offersExactly([1, 2])
      .waits()
      .done();
    at({ present: [47, 9], candy: { 47: 1 }, active: 5, rules: house("activationCount") })
      .choose(47)
      .offersExactly([1, 2])
      .waits()
      .done();
  });
});

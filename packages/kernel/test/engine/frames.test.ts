import { expect, test } from "vitest";
import { setup } from "xstate";
import { closeScope } from "../../src/engine/frames.js";
import type { Runtime } from "../../src/engine/runtime.js";
import { compose, startMatch } from "../../src/entry/run.js";
import { definePlugin, runAbility } from "../../src/index.js";
import { coin, coinGame, coinWith } from "../fixtures/coin.js";
import { worked } from "../fixtures/workshop.js";

test("procedures that call each other without end are stopped, and the chain is told", () => {
  const { match, told } = worked((at) => at.call("spiral"));
  expect(told).toBe(
    `LOOP_LIMIT: Procedures call each other more than 64 deep: ${Array(8).fill("spiral.turning").join(" > ")}.`,
  );
  expect(match.state.frames).toHaveLength(1);
});

test("a procedure that goes round without anything happening is stopped, and named", () => {
  expect(worked((match) => match.call("maze")).told).toMatch(
    /^LOOP_LIMIT: One input went more than 10000 steps through maze\.(left|right); maze was last to act there\.$/,
  );
});

test("an errand happens whole before whoever called it goes on", () => {
  const { match } = worked((at) => {
    at.call("errand", { to: "town" });
    at.queue({ type: "workshop:note", what: "after" });
  });
  expect(match.slices.workshop.notes).toEqual(["at town", "after"]);
});

/** The coin game with another main procedure. */
const flowing = (states: object) =>
  compose([
    definePlugin(
      coin.declared as never,
      {
        ...coin.behaviour,
        procedures: { coin: setup({}).createMachine({ id: "coin", initial: "begun", states } as never) },
      } as never,
    ) as typeof coin,
  ]);

test("a main procedure that ends without an outcome, or stands still, is the author's mistake", () => {
  expect(() => startMatch(flowing({ begun: { on: { next: "over" } }, over: { type: "final" } }), { seed: 1 })).toThrow(
    'FLOW_STUCK: The main procedure ended without an outcome. Queue "kernel:end" before it does.',
  );
  expect(() => startMatch(flowing({ begun: {} }), { seed: 1 })).toThrow(
    'FLOW_STUCK: coin.begun has nothing left to do and no transition for "next". Add one, ask a question on entry, or make the state final.',
  );
});

test("a game whose resignation ends nothing is refused, and the match goes on", () => {
  const match = startMatch(compose([coinWith({ resign: () => {} })]), { seed: 1 });
  expect(match.resign(0)).toMatchObject({
    ok: false,
    code: "FLOW_STUCK",
    reason: 'coin does not end the match when a seat resigns. Queue "kernel:end".',
  });
  expect(match.answer(0, "roll")).toMatchObject({ ok: true });
});

test("scopes close from the inside out", () => {
  const open = (...names: readonly string[]) =>
    ({ scopes: names.map((name, id) => ({ name, id })), lasting: [], policies: [] }) as unknown as Runtime;
  const rt = open("day", "errand");
  closeScope(rt, "errand");
  expect(rt.scopes).toEqual([{ name: "day", id: 0 }]);
  expect(() => closeScope(open("day", "errand"), "day")).toThrow(
    'FLOW_STUCK: The scope "day" closes while "errand" is the innermost one open.',
  );
  expect(() => closeScope(open(), "day")).toThrow('closes while "none" is the innermost one open');
});

test("a match says where its flow stands, and what its machine published on the way", () => {
  const match = startMatch(coinGame(), { seed: 1 });
  expect(match.viewFor(0).flow).toEqual(["coin.asking"]);
  expect(match.opening.events(0)).toEqual([{ type: "coin:began", payload: {} }]);
});

test("an ability that feeds itself is named where it stands", () => {
  let isBegun = false;
  const { told } = worked(
    (match) => {
      match.queue(isBegun ? { type: "workshop:work" } : runAbility({ ability: "churn", seat: 0 }));
      isBegun = true;
    },
    { abilities: { churn: { steps: [{ type: "workshop:work" }] } } },
  );
  expect(told).toBe(
    "LOOP_LIMIT: One input caused more than 10000 effects, in workshop.asking > ability.step (churn): workshop:work. An ability feeds itself; give it a limit.",
  );
});

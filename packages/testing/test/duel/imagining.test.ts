import {
  choose,
  declarePlugin,
  definePlugin,
  effectsOf,
  type Knowledge,
  needs,
  type Owns,
  runAbility,
} from "@riposte/kernel";
import { composeList, simulateMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Duel } from "./game/declaration.js";
import { duelPlugins } from "./game/index.js";

const SECRET = "the third rune";

const knownBy: Knowledge = {
  lasting: { spied: (data: object, seat, owner) => (seat === owner ? data : {}) },
  vars: { ability: (vars, seat) => (vars.seat === seat ? vars : { ...vars, bindings: {} }) },
  effects: {
    "spy:note": (effect: { type: string; seat: number }, seat) =>
      seat === effect.seat ? effect : { ...effect, what: "something" },
  },
};

const declareSpy = (known: Knowledge) =>
  declarePlugin({
    name: "spy",
    version: "0.1.0",
    requires: [needs<Duel>({ name: "duel" }, "*")],
    effects: { "spy:note": z.strictObject({ seat: z.int(), what: z.string() }) },
    questions: { "spy:guess": z.null() },
    lasting: { spied: z.strictObject({ what: z.string() }) },
    knownBy: known,
  });
interface Spy extends Owns<ReturnType<typeof declareSpy>> {}

/** Seat 0 learns something at the start of its turn, keeps it in mind until the upkeep, and has the other seat guess before it is noted. */
const spy = (known: Knowledge) =>
  definePlugin<Spy>(declareSpy(known), {
    effects: { "spy:note": () => {} },
    on: {
      "duel:turn-opened": ({ seat }, match) => {
        if (seat !== 0) return;
        match.last("spied", { scope: "turn", seat, data: { what: SECRET } });
        const guess = effectsOf<Spy>().ask("spy:guess", 1);
        const steps = [guess, { type: "spy:note", seat, what: SECRET }];
        match.queue(runAbility({ steps, seat, bindings: { what: SECRET } }));
      },
    },
    trigger: {
      "duel:turn-opened": ({ seat }, match) =>
        seat === 0
          ? match.trigger({
              ability: "recall",
              seat,
              window: "round:upkeep",
              effects: [{ type: "spy:note", seat, what: SECRET }],
            })
          : undefined,
    },
    questions: {
      "spy:guess": {
        prompt: { id: "spy:guess" },
        choices: () => choose.one([{ key: "runes" }, { key: "teeth" }]),
        answer: () => {},
      },
    },
    messages: { "spy:guess": "What is it?" },
  });

const gameOf = (known: Knowledge) =>
  composeList<Duel>([...duelPlugins({ focus: 0, at: [2, 3], charms: [[], []], hand: [0, 0] }), spy(known)]);

const asked = (known: Knowledge) =>
  startMatch(gameOf(known), { checks: true, hold: "auto", seed: 1 }) as ReturnType<typeof startMatch<unknown>>;

/** What the asked seat imagines; its own view stands for the slices. */
const imaginedIn = ({ game, seen }: ReturnType<typeof asked>) =>
  JSON.stringify(seen.imagine(Object.fromEntries(game.slices.map(({ plugin }) => [plugin, seen.slice(plugin)]))));

test("a bot does not imagine with what another seat's lasting effects, running abilities and waiting triggers hold", () => {
  const match = asked(knownBy);
  expect(match.decision).toMatchObject({ question: "spy:guess", seat: 1 });
  const { frames, lasting, waiting } = match.state;
  for (const part of [frames, lasting, waiting]) expect(JSON.stringify(part)).toContain(SECRET);
  expect(imaginedIn(match)).not.toContain(SECRET);
});

test.each(["lasting", "vars", "effects"] as const)("what no plugin keeps back among %s is known to all", (part) => {
  const { [part]: _left, ...rest } = knownBy;
  expect(imaginedIn(asked(rest))).toContain(SECRET);
});

test("the seat itself imagines with all it knows", () => {
  const match = asked(knownBy);
  match.answer(1, "teeth");
  expect(match.decision?.seat).toBe(0);
  expect(imaginedIn(match)).toContain(SECRET);
});

test("what a bot imagines can be played on", () => {
  const match = asked(knownBy);
  const state = match.seen.imagine(match.slices as Readonly<Record<string, unknown>>);
  const simulation = simulateMatch(match.game, { seed: 2, hold: "auto" });
  simulation.reset(state);
  expect(simulation.answer("runes")).toBeUndefined();
  expect(simulation.seen.question).toBe("duel:action");
});

test("a plugin that says who knows what nobody has is refused", () => {
  const misspelt = { ...knownBy, effects: { "spy:notes": knownBy.effects?.["spy:note"] as never } };
  expect(() => gameOf(misspelt)).toThrow(/says who knows "spy:notes".*Did you mean "spy:note"/);
  expect(() => gameOf({ vars: { abilty: (vars) => vars } })).toThrow(/variables of "abilty"/);
});

import { effectsOf } from "@riposte/kernel";
import { loadMatch, randomBot, saveMatch, startMatch } from "@riposte/kernel/run";
import { xstateExecutor } from "@riposte/testing/executors";
import { describe, expect, test } from "vitest";
import type { ImperialAssault } from "../../src/index.js";
import { gameOfTricks } from "../attack/tricks.js";
import { type At, at, gameWith, group, setupAt, table } from "../position.js";
import { partingBlow } from "./parting-blow.js";

const effects = effectsOf<ImperialAssault>();

const game = gameWith(partingBlow);

/** Luke has three movement points and stands next to Vader. */
const leaving: At = {
  game,
  rebels: [group("luke-skywalker", { luke: "d1" })],
  imperials: [group("darth-vader", { vader: "e1" })],
  activating: { figure: "luke", points: 3, actions: 1 },
};
// red 2 hits 1 surge, red 2 hits, yellow 1 surge; white blank; Luke blocks 1 by himself
const hitsAndSurges = [3, 1, 0, 0];

describe("a move that is interrupted by an attack", () => {
  test("the attack happens while the figure still stands where it leaves, then the move goes on", () => {
    at({ ...leaving, dice: hitsAndSurges })
      .choose("go:b1")
      .asks("kernel:respond", 1)
      .expect(table({ figures: { luke: { spaces: ["d1"] } } }))
      .choose("blow:vader")
      .offersExactly(["surge:hit", "pass"])
      .choose("surge:hit")
      .event("attack:resolved", { attacker: "vader", defender: "luke", dealt: 5 })
      .event("figure:moved", { figure: "luke", to: ["b1"] })
      .expect(table({ figures: { luke: { spaces: ["b1"], damage: 5 } }, activation: { points: 1, figure: "luke" } }))
      .waits()
      .done();
  });

  test("declining leaves the move alone, and the next step next to nobody opens nothing", () => {
    at(leaving)
      .choose("go:b1")
      .pass()
      .asks("kernel:respond", 0)
      .expect(table({ figures: { luke: { spaces: ["b1"], damage: 0 } } }))
      .waits()
      .done();
  });

  test("a figure that falls while leaving does not move, and its activation is over", () => {
    at({
      ...leaving,
      rebels: [group("luke-skywalker", { luke: { at: "d1", damage: 6 } }), group("rebel-trooper", { trooper: "a1" })],
      dice: hitsAndSurges,
    })
      .choose("go:b1")
      .choose("blow:vader")
      .choose("surge:hit")
      .event("figure:fell", { figure: "luke", vp: 7 })
      .noEvent("figure:moved")
      .expect(table({ activation: { figure: "vader", actions: 2 } }))
      .waits()
      .done();
  });

  test.each([
    ["before the interrupt is answered", 1],
    ["while surges are spent", 2],
  ])("saved and resumed %s, the match goes on the same way", (_moment, inputs) => {
    const answers = ["go:b1", "blow:vader", "surge:hit"];
    const play = (executor = {}) => {
      const match = startMatch(game, { seed: 7, setup: setupAt(leaving), hold: "auto", checks: true, ...executor });
      for (const answer of answers.slice(0, inputs)) match.answer(match.decision?.seat ?? 0, answer);
      return match;
    };
    const whole = play();
    const saved = JSON.parse(JSON.stringify(saveMatch(whole)));
    for (const executor of [{}, { executor: xstateExecutor() }]) {
      const loaded = loadMatch(game, saved, executor);
      expect(loaded.decision?.choice).toEqual(whole.decision?.choice);
      expect(loaded.hash()).toBe(whole.hash());
      const [one, other] = [play(executor), loaded].map((match) => {
        const bot = randomBot(3);
        for (let input = 0; input < 60 && match.outcome === null; input++)
          match.answer(match.seen.seat, bot.answer(match.seen));
        return match.hash();
      });
      expect(other).toBe(one);
    }
  });
});

test("rules 8: a figure on its way through the space of another does not attack there", () => {
  const attack = effects.call("attack", { attacker: "luke", defender: "vader", targetSpace: "c2", seat: 0 });
  at({
    game: gameOfTricks([{ window: "figure:entered", key: "strike", seat: 0, effects: [attack] }]),
    rebels: [group("luke-skywalker", { luke: "a1" }), group("rebel-trooper", { friend: "b1" })],
    imperials: [group("darth-vader", { vader: "c2" }), group("stormtrooper", { beside: "b2", other: "a2" })],
    activating: { figure: "luke", points: 2, actions: 1 },
    dice: [0, 0, 0, 0, 0],
  })
    .choose("go:c1")
    .expect(table({ figures: { luke: { spaces: ["b1"] } } }))
    .choose("strike")
    .noEvent("attack:declared")
    .expect(table({ figures: { luke: { spaces: ["c1"] } } }))
    .choose("strike")
    .event("attack:declared", { attacker: "luke", defender: "vader" })
    .waits()
    .done();
});

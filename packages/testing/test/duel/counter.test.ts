import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { opening, openingGame, openingPosition } from "./opening.js";

const hands = [["lunge"], ["counter"]] as const;

test("an attack inside an attack: the inner one lands first, and the outer one goes on with its own dice", () => {
  opening({ hands, dice: [3, 3, 2, 2] })
    .choose("strike")
    .choose("lunge")
    .asks("kernel:respond", 1)
    .choose("counter")
    .event("duel:attack-landed", { attacker: 1, defender: 0, strength: 4 })
    .asks("duel:soak", 0)
    .expect({
      duel: {
        attacks: [
          { attacker: 0, defender: 1, dice: [3, 3] },
          { attacker: 1, defender: 0, dice: [2, 2] },
        ],
      },
    })
    .choose({ plate: 2 })
    .noEvent("duel:hurt")
    .event("duel:attack-landed", { attacker: 0, defender: 1, strength: 8 })
    .asks("duel:soak", 1)
    .waits()
    .done();
});

test("what lasts for the outer attack outlives the inner one, and each scope of the same name ends by itself", () => {
  const given = { hands, dice: [3, 3, 2, 2], holds: "auto" } as const;
  const { dice, hold } = openingPosition(given);
  const match = startMatch(openingGame(given), { checks: true, hold, chance: scriptedChance(dice) });
  const answers = [
    [0, []],
    [1, []],
    [0, "strike"],
    [0, "lunge"],
    [1, "counter"],
  ] as const;
  for (const [seat, answer] of answers) expect(match.answer(seat, answer)).toMatchObject({ ok: true });
  expect(match.state.scopes.map(({ name }) => name)).toEqual(["round", "turn", "attack", "attack"]);
  expect(match.viewFor(null).flow.slice(3)).toEqual([
    "attack.fighting.rolled",
    "window.asking",
    "ability.step",
    "attack.fighting.landing",
  ]);
  match.answer(0, { plate: 2 });
  expect(match.state.scopes.map(({ name }) => name)).toEqual(["round", "turn", "attack"]);
  expect(match.state.lasting.map(({ lasting }) => lasting)).toEqual(["lunging"]);
});

test("an inner attack that fells the attacker ends the match before the outer one lands", () => {
  opening({ hands, dice: [3, 3, 3, 3], health: 1 })
    .choose("strike")
    .pass()
    .choose("counter")
    .choose({ plate: 2, helm: 1, body: 1 })
    .noEvent("duel:attack-landed")
    .outcome({ winners: [1], health: [0, 1] })
    .done();
});

import {
  AttackDie,
  type Context,
  currentAttack,
  DefenseDie,
  diceLeft,
  isAttackDie,
  resultsOf,
} from "@riposte/imperial-assault";
import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";
import { iconsAt } from "../reading/amount.js";
import { dicePool } from "../reading/pool.js";
import { rerollable } from "../reading/possible.js";
import { listed, reasonOf, runningScene } from "../reading/scene.js";
import { attackTargets } from "../reading/targets.js";
import { facesFor, insteadOf, rerollerOf } from "../steps/attacking.js";
import { seatOf } from "./figures.js";
import { asked, named } from "./named.js";

const NONE = { key: "none", label: say("do:none") };

/** Targets of attacks inside abilities, and dice to reroll, turn and remove. */
export const diceQuestions = (
  context: Context,
): Pick<
  Questions<SkirmishSteps>,
  | "do:attack"
  | "do:reroll"
  | "do:turn"
  | "do:free-die"
  | "do:recolor"
  | "do:cancel-die"
  | "do:read-die"
  | "do:remove-die"
> => ({
  "do:attack": {
    ...asked("do:attack"),
    choices({ about }, match) {
      const step = about;
      const options = attackTargets(runningScene(context, match), step).map(({ defender, space }) => ({
        key: `${defender}@${space}`,
        label: say("do:target", { figure: defender, space }),
      }));
      return choose.one(step.optional && options.length > 0 ? [...options, NONE] : options);
    },
    answer(answer, { about }, match) {
      if (answer === "none") return;
      const step = about;
      const scene = runningScene(context, match);
      const chosen = attackTargets(scene, step).find(({ defender, space }) => `${defender}@${space}` === answer);
      if (chosen === undefined) return;
      const { attacker, defender, space: targetSpace } = chosen;
      match.bind(step.as, [defender]);
      match.bind(`${step.as}Space`, targetSpace);
      const instead = insteadOf(scene, step, attacker);
      const seat = step.control === true ? scene.seat : seatOf(scene, attacker);
      match.queue({ type: "do:strike", attacker, defender, targetSpace, seat, instead });
    },
  },
  "do:reroll": {
    ...asked("do:reroll"),
    choices({ about }, match) {
      const step = about;
      const dice = currentAttack(match)?.dice ?? [];
      const options = rerollable(runningScene(context, match), step).map((index) => ({
        key: index,
        label: say("do:die", { die: dice[index]?.die ?? "", face: dice[index]?.face ?? 0 }),
      }));
      return choose.several(options, { min: 1, max: Math.min(step.upTo, options.length) });
    },
    answer(answer, { about }, match) {
      const scene = runningScene(context, match);
      const attack = currentAttack(match);
      const places = answer as readonly number[];
      match.bind("rerolled", answer);
      match.bind(
        "rerolledIcons",
        places.reduce((sum, place) => sum + iconsAt(attack?.dice[place]), 0),
      );
      for (const die of places)
        match.queue({ type: "attack:reroll", die, by: reasonOf(scene), seat: rerollerOf(scene, die, about.roller) });
    },
  },
  "do:turn": {
    ...asked("do:turn"),
    choices({ about }, match) {
      const step = about;
      const only = step.only === undefined ? undefined : listed(runningScene(context, match).bindings[step.only] ?? []);
      const options = diceLeft(match).flatMap(({ die, face: shown, place: index }) =>
        only?.includes(index) === false ||
        (step.dice !== "any" && (step.dice === "attack") !== isAttackDie(die)) ||
        (step.icons !== undefined && iconsAt({ die, face: shown }) !== step.icons)
          ? []
          : facesFor(die, step)
              .filter((face) => step.face !== "other" || face !== shown)
              .map((face) => ({
                key: `${index}:${face}`,
                label: say("do:die", { die, face }),
              })),
      );
      return choose.one(options);
    },
    answer(answer, _asked, match) {
      const [die = 0, face = 0] = String(answer).split(":").map(Number);
      match.bind("turned", [die]);
      match.queue({ type: "attack:turn", die, face, by: reasonOf(runningScene(context, match)) });
    },
  },
  "do:free-die": {
    ...asked("do:free-die"),
    choices({ about }, match) {
      const { of, maxPerColor } = about;
      const pool = dicePool(match, of);
      const colours: readonly string[] = of === "attack" ? AttackDie.options : DefenseDie.options;
      return choose.one(
        colours
          .filter((die) => pool.filter((other) => other === die).length < maxPerColor)
          .map((die) => ({ key: die })),
      );
    },
    answer: (die, _asked, match) =>
      match.queue({ type: "attack:add-die", die: die as "red", by: reasonOf(runningScene(context, match)) }),
  },
  "do:recolor": {
    ...asked("do:recolor"),
    choices({ about }, match) {
      const { dice } = about;
      const rolled = currentAttack(match)?.dice ?? [];
      const colours: readonly string[] = dice === "attack" ? AttackDie.options : DefenseDie.options;
      const options = rerollable(runningScene(context, match), { dice }).flatMap((index) =>
        colours.filter((colour) => colour !== rolled[index]?.die).map((colour) => ({ key: `${index}:${colour}` })),
      );
      return choose.one(options);
    },
    answer(answer, { about }, match) {
      const [place = "0", colour = "red"] = String(answer).split(":");
      const scene = runningScene(context, match);
      const { as: by = reasonOf(scene) } = about;
      const die = Number(place);
      match.bind("rerolled", [die]);
      match.queue({ type: "attack:reroll", die, by, seat: scene.seat, swap: colour as "red" });
    },
  },
  "do:cancel-die": {
    prompt: named("do:remove-die"),
    publicName: "do:cancel-die",
    ifNone: "skip",
    choices({ about }, match) {
      const { dice } = about;
      return choose.one(
        diceLeft(match).flatMap(({ die, face, place }) =>
          dice === "any" || (dice === "attack") === isAttackDie(die)
            ? [{ key: place, label: say("do:die", { die, face }) }]
            : [],
        ),
      );
    },
    answer: (die, _asked, match) =>
      match.queue({ type: "attack:cancel-die", die: Number(die), by: reasonOf(runningScene(context, match)) }),
  },
  "do:read-die": {
    ...asked("do:read-die"),
    choices({ about }, match) {
      const { dice, except = [] } = about;
      return choose.one(
        diceLeft(match).flatMap(({ die, face, place }) =>
          (dice === "attack") === isAttackDie(die) && !except.includes(die)
            ? [{ key: place, label: say("do:die", { die, face }) }]
            : [],
        ),
      );
    },
    answer(index, { about }, match) {
      const die = currentAttack(match)?.dice[Number(index)];
      if (die !== undefined) match.bind(about.as, resultsOf([die]));
    },
  },
  "do:remove-die": {
    ...asked("do:remove-die"),
    choices({ about }, match) {
      const { of, optional } = about;
      const dice = [...new Set(dicePool(match, of))].map((die) =>
        die === "free" ? { key: die, label: say("do:any-die") } : { key: die },
      );
      return choose.one(optional === true && dice.length > 0 ? [...dice, NONE] : dice);
    },
    answer: (die, _asked, match) => {
      const by = reasonOf(runningScene(context, match));
      if (die !== "none") match.queue({ type: "attack:remove-die", die: die as "red", by });
    },
  },
});

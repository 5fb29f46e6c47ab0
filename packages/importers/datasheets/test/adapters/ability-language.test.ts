import { tellMechanic } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";
import { readLanguage } from "../../src/adapters/ability-language.js";
import { nodeOf } from "../../src/node.js";

const scope = { range: "unit", duration: "permanent" };
const told = (effect: object, more: object = {}) =>
  readLanguage(nodeOf({ behavior: "passive", effect, scope, ...more }))?.map(tellMechanic);
const effect = (type: string, modifier: object, target = "unit") => ({ type, target, modifier });
const when = (condition: object, inner: object) => ({ type: "conditional", condition, effect: inner });
const worse = effect("roll-modifier", { roll: "hit", operation: "subtract", value: 1 }, "attacker");

test.each<readonly [string, object, readonly string[]]>([
  ["a roll that is made worse for attackers", worse, ["attacked: -1 to hit rolls"]],
  [
    "re-rolls under two conditions",
    when(
      {
        operator: "and",
        operands: [
          { type: "phase-is", parameters: { phase: "fight" } },
          { type: "target-has-keyword", parameters: { keyword: "Vehicle" }, negated: true },
        ],
      },
      effect("re-roll", { roll: "wound", subset: "ones" }),
    ),
    ["attacking: re-roll rolls of 1 to wound, if it is the fight phase, and not: the target is VEHICLE"],
  ],
  [
    "what a leader gives",
    when({ type: "is-attached" }, effect("feel-no-pain", { threshold: 5 })),
    ["attacked: Feel No Pain 5+, if its model leads a unit"],
  ],
  [
    "several steps",
    {
      type: "sequence",
      steps: [
        effect("damage-reduction", { reduction: 1 }, "self"),
        effect("stat-modifier", { stat: "AP", operation: "improve", value: 1, attack_type: "melee" }, "self"),
      ],
    },
    ["attacked, this model: Damage minus 1", "attacking, this model: AP minus 1, if the attack is melee"],
  ],
])("%s: read as it is", (_name, said, expected) => {
  expect(told(said)).toEqual(expected);
});

test.each<readonly [string, object, object]>([
  ["an effect nobody knows", effect("fight-on-death", {}), {}],
  ["a field nobody knows", effect("feel-no-pain", { threshold: 5, against: "mortal" }), {}],
  ["a condition nobody knows", when({ type: "timing-is", parameters: { timing: "end" } }, worse), {}],
  ["one step of several", { type: "sequence", steps: [worse, effect("movement", {})] }, {}],
  ["a keyword that is a slip", when({ type: "target-has-keyword", parameters: { keyword: "A" } }, worse), {}],
  ["an aura, whose reach is not said of whom", worse, { scope: { range: "aura-6", duration: "permanent" } }],
  ["something done once", worse, { scope: { range: "unit", duration: "one-use" } }],
  ["what its authors doubt", worse, { disputed: true }],
  ["an approximation", worse, { community_notes: "[APPROX] more is written elsewhere" }],
  ["what is used", worse, { behavior: "activated" }],
  ["what is limited", worse, { usage: { frequency: "once-per-turn" } }],
])("%s leaves the ability unread", (_name, said, more) => {
  expect(told(said, more)).toBeUndefined();
});

test("a trigger that is always there is none", () => {
  const trigger = { phase: "any", timing: "continuous", type: "passive" };
  expect(told(worse, { behavior: undefined, trigger, conditions: null })).toEqual(["attacked: -1 to hit rolls"]);
});

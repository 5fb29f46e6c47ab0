import type { Voice } from "@riposte/hosting";
import { answerWords } from "@riposte/hosting";
import type { Choice } from "@riposte/kernel";
import type { Decision } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { decisionLines } from "../../src/play/decision-lines.js";
import { createPaint } from "../../src/terminal/paint.js";

const voice = {
  messages: {
    declared: "{attacker} attacks. Do you respond?",
    gathered: "The dice are gathered. Do you change the pools?",
    "kernel:pass": "Pass",
    parry: "Parry",
  },
} as unknown as Voice;

const choice: Choice = {
  kind: "one",
  options: [
    { key: "then:1:parry", label: { id: "parry" }, later: { id: "gathered" } },
    { key: "pass:2", label: { id: "kernel:pass" } },
  ],
  moments: [{ id: "gathered" }],
};
const decision = { prompt: { id: "declared", params: { attacker: "Luke" } }, choice, refusals: () => [] };

test("a pause names every moment it stands for, and what is done at a later one says so", () => {
  const lines = decisionLines(voice, decision as unknown as Decision, createPaint(false));
  expect(lines.slice(0, 4)).toEqual([
    "Luke attacks. Do you respond?",
    "  and then: The dice are gathered",
    "  1 Parry (then)",
    "  2 Pass",
  ]);
});

test("where a pause stands for several moments, an answer says at which of them it is given", () => {
  const longer: Choice = { ...choice, moments: [{ id: "gathered" }, { id: "declared", params: { attacker: "Han" } }] };
  const lines = decisionLines(voice, { ...decision, choice: longer } as unknown as Decision, createPaint(false));
  expect(lines.slice(1, 3)).toEqual([
    "  and then: The dice are gathered · Han attacks",
    "  1 Parry (then: The dice are gathered)",
  ]);
});

test("an answer to a pause is told in words, passing at its first moment alone too", () => {
  const told = ["then:1:parry", "pass:2", "pass"].map((answer) => answerWords(voice, choice, answer));
  expect(told).toEqual(["Parry", "Pass", "Pass"]);
});

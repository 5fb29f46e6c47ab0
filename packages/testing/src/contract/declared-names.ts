import { effectProblems } from "@riposte/kernel/run";
import type { Contract } from "./contract.js";

/** Effects have handlers, questions can be asked and answered, abilities hold effects that exist. */
export function declaredNames({ plugin, game }: Contract): readonly string[] {
  const { declared, behaviour } = plugin;
  const problems: string[] = [];
  for (const effect of Object.keys(declared.effects)) {
    if (typeof (behaviour.effects as Record<string, unknown>)[effect] !== "function") {
      problems.push(`the effect "${effect}" has no handler.`);
    }
  }
  for (const [name, question] of Object.entries(behaviour.questions ?? {})) {
    if (typeof question.choices !== "function" || typeof question.answer !== "function") {
      problems.push(`the question "${name}" needs choices and answer.`);
    }
    if (question.prompt === undefined) problems.push(`the question "${name}" has no prompt.`);
  }
  for (const [id, { steps }] of Object.entries(behaviour.abilities ?? {})) {
    problems.push(...effectProblems(game, steps, `ability "${id}" steps`));
  }
  for (const event of Object.keys(declared.seenBy)) {
    if (!Object.hasOwn(declared.events, event)) problems.push(`seenBy names "${event}", which is no event of it.`);
  }
  for (const effect of Object.keys(declared.around)) {
    if (!Object.hasOwn(declared.effects, effect)) problems.push(`around names "${effect}", which is no effect of it.`);
  }
  return problems;
}

import { type LiveMatch, type Refusal, refuseFailed, type Step } from "@riposte/kernel/run";
import type { Verb } from "./steps.js";

/** Does what a verb says; an undo has the consent of all. A question that cannot even be posed refuses it too. */
export function performVerb<O>(match: LiveMatch<O>, verb: Verb): Step | Refusal {
  try {
    return perform(match, verb);
  } catch (error) {
    return refuseFailed("HANDLER_FAILED", "The pending question cannot be posed in this state.", error);
  }
}

/** All seats of a match. */
export const everySeat = <O>(match: LiveMatch<O>): number[] => Array.from({ length: match.seats }, (_, seat) => seat);

function perform<O>(match: LiveMatch<O>, verb: Verb): Step | Refusal {
  const asked = match.state.pending?.seat ?? 0;
  if ("choose" in verb) return match.answer(verb.seat ?? asked, verb.choose);
  if ("policy" in verb) return match.setPolicy(verb.seat ?? asked, verb.policy);
  if ("resign" in verb) return match.resign(verb.seat ?? asked);
  if ("time" in verb) return match.timeUp();
  if ("undo" in verb) {
    return match.undo({ by: verb.seat ?? asked, to: match.line.length - verb.undo, consent: everySeat(match) });
  }
  let result = match.redo();
  for (let again = 1; again < verb.redo && result.ok; again++) result = match.redo();
  return result;
}

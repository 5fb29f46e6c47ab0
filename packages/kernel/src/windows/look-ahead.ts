import type { Chance } from "../chance/distribution.js";
import { posedNow } from "../choices/asking.js";
import { answerAndRun } from "../engine/input.js";
import type { Runtime } from "../engine/runtime.js";
import { rest, resume } from "../engine/state.js";
import { initialPolicy } from "./holds.js";
import { type Moment, PASS } from "./pause.js";
import { isPause } from "./respond.js";

const RESPOND = "kernel:respond";

/** More moments than this are no pause a player would read. */
const MOST = 12;

/** A look ahead draws nothing: where chance decides, the pause ends. */
export const NO_CHANCE: Chance = {
  draw() {
    throw NO_ROLL;
  },
};

const NO_ROLL = new Error("A look ahead rolls nothing.");

/**
 * The windows that ask the same seat again when it passes: up to a roll, something hidden that is shown, a response, or a decision of
 * another seat. Others are taken to be asked wherever they could respond, so that neither their hands nor their wishes show; the
 * seat learns nothing that passing and taking it back would not have told it.
 */
export function momentsAhead(rt: Runtime, seat: number, scout: Runtime): readonly Moment[] {
  const policies = rt.policies.map((policy, other) => (other === seat ? policy : initialPolicy("always")));
  resume(scout, { ...rest(rt), policies, pending: { id: rt.questions, question: RESPOND, seat, about: null } });
  scout.looker = seat;
  scout.live = 1;
  const moments: Moment[] = [];
  try {
    answerAndRun(scout, PASS);
    while (moments.length < MOST && isAskedAgain(scout, seat)) {
      moments.push(momentOf(scout));
      answerAndRun(scout, PASS);
    }
  } catch {
    // seen enough; and what cannot be tried out is found out when it happens
  }
  scout.live = 0;
  return moments;
}

function isAskedAgain(scout: Runtime, seat: number): boolean {
  const { pending, revealed } = scout;
  if (revealed || pending?.seat !== seat || pending.question !== RESPOND) return false;
  const { choice } = posedNow(scout);
  return choice.kind === "one" && choice.options.some(({ key }) => key === PASS) && isPause(scout, seat);
}

/** Spelled out at once: what is looked at later would look at a match that has gone on. */
function momentOf(scout: Runtime): Moment {
  const { choice, entry } = posedNow(scout);
  const { prompt } = entry.run;
  const listed = choice.kind === "one" ? choice.options : [];
  const options = listed.filter(({ key }) => key !== PASS);
  return {
    prompt: typeof prompt === "function" ? prompt(scout.pending as never, scout.match as never) : prompt,
    pass: listed.find(({ key }) => key === PASS)?.label ?? { id: "kernel:pass" },
    options: options.map(({ key, label, verb }) => ({ key, ...(label && { label }), ...(verb && { verb }) })),
  };
}

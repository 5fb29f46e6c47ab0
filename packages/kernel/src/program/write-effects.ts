import type { Game, Op } from "../compose/game.js";
import { byName } from "./by-name.js";
import type { Constants } from "./constants.js";

interface Writing {
  /** Slices are written in place, and not copied first. */
  readonly inPlace: boolean;
}

/**
 * `queueEffect` for what rules code queues, with effects told apart by name. With all names in it it is too large for V8 to put in the
 * place of every call, and that is as well: rules that queue in many places stay small enough for the processor to keep them at hand.
 */
export function writeQueue(game: Game, constants: Constants): string {
  const cases = [...game.ops].map(([name, op]) => [name, `{ op = ${constants.of(op)}; break; }`] as const);
  return `function queue(rt, effect) {
  const type = effect.type;
  let op;
${byName("type", cases, constants)}  if (op === undefined) return queueEffect(rt, effect, null);
  enqueue(rt, op, effect);
}
`;
}

/**
 * `perform` does the next effect of the queue; true where the match has to be looked at again: only the kernel's own effects ask, call
 * or end. `apply` does one of a plugin that nobody stands in the way of, from the queue or at once. What is the same for all of them
 * stands once before them and once behind, so that each is little more than a call of its handler.
 */
export function writePerform(game: Game, constants: Constants, { inPlace }: Writing): string {
  const plain = [...game.ops.values()].filter((op) => op.plain);
  const kernel = plain
    .filter((op) => op.kernel)
    .map((op) => `    case ${op.code}: ${writeKernel(op, constants)} break;\n`);
  const plugins = plain
    .filter((op) => !op.kernel)
    .map((op) => `    case ${op.code}: ${constants.of(op.run)}(slice, effect, m); break;\n`);
  return `function perform(rt, m) {
  const at = --rt.top, op = rt.ops[at], effect = rt.effects[at];
  if (++rt.spent > LIMIT) throw tooMany(rt, effect);
  const look = op.plain !== true || op.kernel === true;
  if (look) performKernel(rt, m, op, effect, rt.applied[at]);
  else apply(rt, m, op, effect);
  if (rt.published > 0) hear(rt, m);
  if (rt.top - at > 1) settle(rt, at);
  return look;
}
function apply(rt, m, op, effect) {
  const place = op.slice;
  rt.acting = op.label;
  rt.versions[place] = rt.written = ++rt.writes;
  const slice = ${inPlace ? "rt.placed[place]" : "ownSlice(rt, op)"};
  switch (op.code) {
${plugins.join("")}  }
  rt.versions[place] = rt.written = ++rt.writes;
}
function performKernel(rt, m, op, effect, applied) {
  switch (op.code) {
${kernel.join("")}    default: performSlowly(rt, op, effect, applied);
  }
}
`;
}

function writeKernel({ type, run }: Op, constants: Constants): string {
  if (type === "kernel:ask")
    return "poseNamed(rt, m, effect.question, effect.seat, effect.about === undefined ? null : effect.about);";
  return type === "kernel:call" ? "call(rt, m, effect);" : `${constants.of(run)}(rt, effect, m);`;
}

import type { Game } from "../compose/game.js";
import { DONE_EVENT } from "../flow/executor.js";
import type { Constants } from "./constants.js";
import type { WrittenFlow } from "./write-flow.js";

/** Procedures begin and end as `pushFrame` and `popFrame` let them, each step called from a place of its own. */
export function writeFrames({ procedureIndex }: Game, flows: readonly WrittenFlow[], constants: Constants): string {
  const starts = flows.map(({ start }, place) => `    case ${place}: ${start}(rt, m, frame, base); break;\n`);
  const dones = flows.flatMap(({ sends }, place) => {
    const send = sends.get(DONE_EVENT);
    return send === undefined ? [] : [`    case ${place}: ${send}(rt, m, below, start); break;\n`];
  });
  return `function push(rt, m, procedure, vars, invoked) {
  if (rt.frames.length >= DEPTH) throw tooDeep(rt);
  const base = rt.top, frame = { id: rt.nextId++, procedure, leaf: -1, base, vars, invoked };
  rt.frames.push(frame);
  switch (procedure) {
${starts.join("")}  }
  if (rt.published > 0) hear(rt, m);
}
function pop(rt, m) {
  const { invoked } = rt.frames.pop(), below = rt.frames[rt.frames.length - 1];
  if (invoked === false || below === undefined) return;
  const start = rt.top;
  switch (below.procedure) {
${dones.join("")}  }
  if (rt.published > 0) hear(rt, m);
  if (rt.top - start > 1) settle(rt, start);
}
function call(rt, m, { procedure, vars, invoked }) {
  const place = ${constants.of(procedureIndex)}.get(procedure);
  if (place === undefined) pushFrame(rt, procedure, null);
  else push(rt, m, place, vars === undefined ? null : Object.assign({}, vars), invoked === true);
}
function enqueue(rt, op, effect) {
  const at = rt.top++;
  rt.ops[at] = op;
  rt.effects[at] = effect;
  rt.applied[at] = null;
}
`;
}

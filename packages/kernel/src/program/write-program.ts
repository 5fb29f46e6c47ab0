import type { EventEntry, Game, QuestionEntry } from "../compose/game.js";
import { DONE_EVENT, NEXT_EVENT } from "../flow/executor.js";
import type { Effect } from "../plugin/ownership.js";
import { KERNEL_ACTIONS } from "../run/kernel-flow.js";
import { Constants, readable } from "./constants.js";
import { writePerform, writeQueue } from "./write-effects.js";
import { called, type WriteAction, writeFlow } from "./write-flow.js";
import { writeFrames } from "./write-frames.js";
import { type WrittenQuestions, writeQuestions } from "./write-questions.js";
import { writeValues } from "./write-values.js";

/** For whom a program is written: whether slices are written in place, and whether events are kept for observers. */
export interface Mode {
  readonly inPlace: boolean;
  readonly records: boolean;
}

/** A program's text and the values it refers to; it returns `{ run, enter, enterAt, queue, value, start, done }`. */
export function writeProgram(game: Game, mode: Mode): { readonly text: string; readonly values: readonly unknown[] } {
  const constants = new Constants();
  const questions = writeQuestions(game, constants, mode);
  const action = writeAction(game, constants, mode, questions);
  const flows = game.procedures.map((procedure, place) => writeFlow(procedure, place, constants, action));
  const next = game.procedures.map(({ final }, place) => {
    const ends = final.flatMap((isFinal, leaf) => (isFinal ? [`frame.leaf === ${leaf}`] : [])).join(" || ");
    const send = flows[place]?.sends.get(NEXT_EVENT);
    const pop = ends === "" ? "" : `if (${ends}) { pop(rt, m); continue; }\n      `;
    const acting = `rt.acting = ${constants.of(game.procedures[place]?.name)};`;
    return `    case ${place}:\n      ${pop}${acting} went = ${send === undefined ? "false" : `${send}(rt, m, frame, start)`}; break;\n`;
  });
  const body = [
    writeQueue(game, constants),
    writePerform(game, constants, mode),
    writeHear(game, constants, mode),
    writeValues(game, constants),
    questions.text,
    ...flows.map(({ text }) => text),
    writeFrames(game, flows, constants),
    RUN.replace("NEXT", () => next.join("")),
    `return { run, enter, enterAt, queue, value, start: [${flows.map(({ start }) => start).join(", ")}], done: [${flows.map(({ sends }) => sends.get(DONE_EVENT) ?? "null").join(", ")}] };\n`,
  ].join("");
  const kernel = `const { LIMIT, DEPTH, ${KERNEL_PARTS.join(", ")} } = kernel;\n`;
  const url = `//# sourceURL=riposte/${readable(game.name)}-${mode.records ? "play" : mode.inPlace ? "simulation" : "search"}.js\n`;
  return { text: `"use strict";\n${kernel}${constants.declaration()}\n${body}${url}`, values: constants.values };
}

/** What a program shares with the interpreter: limits, messages, and everything that is not worth writing out. */
export const KERNEL_PARTS = [
  "tooMany",
  "tooLong",
  "stuck",
  "unended",
  "performSlowly",
  "queueEffect",
  "tell",
  "settle",
  "tooDeep",
  "pushFrame",
  "openScope",
  "closeScope",
  "begin",
  "pose",
  "poseFew",
  "countIn",
  "stopPassing",
  "tellAnswer",
  "openOver",
  "ownSlice",
  "modifiedValue",
  "contributed",
] as const;

const RUN = `function run(rt) {
  const m = rt.match;
  look: while (rt.pending === null && rt.outcome === null) {
    const frame = rt.frames[rt.frames.length - 1];
    if (frame === undefined) throw unended();
    const start = frame.base;
    while (rt.top > start) if (perform(rt, m)) continue look;
    let went = false;
    switch (frame.procedure) {
NEXT    }
    if (went === false) throw stuck(rt);
    if (++rt.spent > LIMIT) throw tooLong(rt, frame);
    if (rt.published > 0) hear(rt, m);
    if (rt.top - start > 1) settle(rt, start);
  }
}
`;

/** Handlers without triggers are called one after the other; whatever else an event needs, the interpreter does. */
function writeHear(game: Game, constants: Constants, { records }: Mode): string {
  const isWritten = ({ heard, triggers }: EventEntry) => heard && triggers.length === 0;
  const keep = records
    ? "kept[kept.length] = entry; kept[kept.length] = payload;\n    if (!entry.heard) continue;\n    "
    : "";
  const cases = [...game.events.values()].filter(isWritten).map(({ code, handlers }) => {
    const calls = handlers.map(
      ({ label, run }) => `rt.acting = ${constants.of(label)}; ${constants.of(run)}(payload, m);`,
    );
    return `      case ${code}: ${calls.join(" ")} break;\n`;
  });
  return `function hear(rt, m) {
  const count = rt.published, kept = rt.recorded;
  rt.hearing = true;
  for (let at = 0; at < count; at++) {
    const entry = rt.facts[at], payload = rt.payloads[at];
    ${keep}switch (entry.code) {
${cases.join("")}      default: tell(rt, entry, payload);
    }
  }
  rt.published = 0;
  rt.hearing = false;
}
`;
}

/** Actions of the kernel are written out where that spares the queue; those of plugins are called. */
function writeAction(game: Game, constants: Constants, { records }: Mode, questions: WrittenQuestions): WriteAction {
  const call = called(constants);
  const { publish, ask, queue, "kernel.call": invoke, "kernel.window": window } = KERNEL_ACTIONS;
  const { "kernel.scope-open": open, "kernel.scope-close": close } = KERNEL_ACTIONS;
  const scopeOf = (params: unknown) => constants.of((params as { scope: string }).scope);
  /** Done at once where nothing waits before it: that is what the queue would do next. */
  const atOnce = (leaf: number, effect: unknown, doIt: string, otherwise: string): string =>
    `  frame.leaf = ${leaf};
  if (rt.top === start && rt.published === 0) {
    if (++rt.spent > LIMIT) throw tooMany(rt, ${constants.of(effect)});
    ${doIt}
  } else {
  ${otherwise}  }\n`;
  const actions = new Map<unknown, WriteAction>([
    [open, (_action, params) => `  openScope(rt, ${scopeOf(params)});\n`],
    [close, (_action, params) => `  closeScope(rt, ${scopeOf(params)});\n`],
    [
      publish,
      (action, params, last) => {
        const event = game.events.get((params as { event: string }).event);
        return event !== undefined && !event.heard && !records ? "" : call(action, params, last);
      },
    ],
    [
      window,
      (action, params, last) => {
        const entry = game.windows.get((params as { window: string }).window);
        if (entry !== undefined && !entry.answered) return "";
        if (last === null || entry === undefined) return call(action, params, last);
        return atOnce(last, OPENING, `openOver(rt, ${constants.of(entry)}, frame);`, call(action, params, last));
      },
    ],
    [
      ask,
      (action, params, last) => {
        const { question, seat, about } = params as { question: string; seat?: number; about?: unknown };
        const entry: QuestionEntry | undefined = game.questions.get(question);
        if (entry === undefined) return call(action, params, last);
        const asked = seat === undefined ? `${constants.of(game.rules.order)}(m)[0]` : constants.of(seat);
        const told = about === undefined ? "" : `, about: ${constants.of(about)}`;
        const effect = `{ type: "kernel:ask", question: ${constants.of(question)}, seat: ${asked}${told} }`;
        const wait = `  enqueue(rt, ${constants.of(game.ops.get("kernel:ask"))}, ${effect});\n`;
        if (last === null) return wait;
        const pose = questions.pose(entry, asked, about === undefined ? "null" : constants.of(about));
        return atOnce(last, ASKING, pose, wait);
      },
    ],
    [
      invoke,
      (action, params, last) => {
        const { procedure, input } = params as { procedure: string; input?: object };
        const place = game.procedureIndex.get(procedure);
        if (last === null || place === undefined) return call(action, params, last);
        const vars = input === undefined ? "null" : `Object.assign({}, ${constants.of(input)})`;
        const push = `push(rt, m, ${place}, ${vars}, true);`;
        return atOnce(last, CALLING, push, call(action, params, last));
      },
    ],
    [
      queue,
      (action, params, last) => {
        const op = game.ops.get((params as Effect).type);
        if (op === undefined) return call(action, params, last);
        const wait = `  enqueue(rt, ${constants.of(op)}, ${constants.of(params)});\n`;
        if (!op.plain || op.kernel || last === null) return wait;
        return atOnce(last, params, `apply(rt, m, ${constants.of(op)}, ${constants.of(params)});`, wait);
      },
    ],
  ]);
  return (action, params, last) => (actions.get(action) ?? call)(action, params, last);
}

// what a limit's message says was last
const ASKING: Effect = { type: "kernel:ask" };
const CALLING: Effect = { type: "kernel:call" };
const OPENING: Effect = { type: "kernel:window" };

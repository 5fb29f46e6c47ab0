import type { Game } from "../compose/game.js";
import { type Executor, NEXT_EVENT } from "../flow/executor.js";
import { tableExecutor } from "../flow/table.js";
import { countIn, pose, poseFew, tellAnswer } from "../run/asking.js";
import { closeScope, DEPTH_LIMIT, openScope, pushFrame, tooDeep } from "../run/frames.js";
import { tell } from "../run/hear.js";
import { stopPassing } from "../run/holds.js";
import { EFFECT_LIMIT, ownSlice, performSlowly, tooMany } from "../run/perform.js";
import { queueAsIs, queueEffect, settle } from "../run/queue.js";
import { begin, stuck, tooLong, unended } from "../run/run.js";
import { type Frame, type Program, type Runtime, runtimeOf } from "../run/runtime.js";
import { contributed, modifiedValue } from "../run/values.js";
import { openOver } from "../run/windows.js";
import { canEvaluate, evaluate } from "./evaluate.js";
import { type KERNEL_PARTS, type Mode, writeProgram } from "./write-program.js";

const shared: Record<(typeof KERNEL_PARTS)[number], unknown> = {
  tooMany,
  tooLong,
  stuck,
  unended,
  performSlowly,
  queueEffect,
  tell,
  settle,
  tooDeep,
  pushFrame,
  openScope,
  closeScope,
  begin,
  pose,
  poseFew,
  countIn,
  stopPassing,
  tellAnswer,
  openOver,
  ownSlice,
  modifiedValue,
  contributed,
};

type Written = Pick<Program, "run" | "enter" | "enterAt" | "queue" | "value"> & {
  readonly start: readonly WrittenStep[];
  readonly done: readonly (WrittenStep | null)[];
};
type WrittenStep = (rt: Runtime, match: unknown, frame: Frame, start: number) => unknown;

interface Kept {
  uses: number;
  readonly programs: Map<string, Program | null>;
}
const kept = new WeakMap<Game, Kept>();

/** The composition as one program, written when it is first asked for; none where code may not be written. */
export function programOf(game: Game, mode: Mode): Program | null {
  const { programs } = keptOf(game);
  const key = `${mode.inPlace}/${mode.records}`;
  const known = programs.get(key);
  if (known !== undefined) return known;
  const program = canEvaluate() ? written(game, mode) : null;
  programs.set(key, program);
  return program;
}

function written(game: Game, mode: Mode): Program {
  const { text, values } = writeProgram(game, mode);
  const { run, enter, enterAt, queue, value, start, done } = evaluate<Written>(
    text,
    { LIMIT: EFFECT_LIMIT, DEPTH: DEPTH_LIMIT, ...shared },
    values,
  );
  return { run, enter, enterAt, queue, value, executor: executorOf(start, done) };
}

/**
 * Writes a composition's programs now: without it the first match is interpreted, and the second waits some milliseconds. False where
 * code may not be written, and everything is interpreted.
 */
export function prepareProgram(game: Game): boolean {
  keptOf(game).uses += INTERPRETED;
  const modes = [
    { inPlace: true, records: false },
    { inPlace: false, records: false },
    { inPlace: false, records: true },
  ];
  return modes.every((mode) => programOf(game, mode) !== null);
}

/** How many matches of a composition are interpreted: whoever composes for one match does not wait for a program. */
const INTERPRETED = 1;

/** Lets a runtime be run by the composition's program; the interpreter runs it as long as there is none. */
export function adoptProgram(rt: Runtime): void {
  if (rt.checks) return;
  const known = keptOf(rt.game);
  if (known.uses++ < INTERPRETED) return;
  const program = programOf(rt.game, { inPlace: rt.inPlace, records: rt.recorded !== null });
  rt.program = program;
  rt.queue = program?.queue ?? queueAsIs;
  rt.value = program?.value ?? modifiedValue;
  rt.executor = program?.executor ?? tableExecutor;
}

function keptOf(game: Game): Kept {
  const known = kept.get(game) ?? { uses: 0, programs: new Map() };
  kept.set(game, known);
  return known;
}

/** What frames need of a program when they begin and end; `next` is sent by the program itself. */
const executorOf = (start: Written["start"], done: Written["done"]): Executor => ({
  start(_procedure, frame, match) {
    const rt = runtimeOf(match);
    start[(frame as Frame).procedure]?.(rt, match, frame as Frame, rt.top);
  },
  send(procedure, frame, event, match) {
    if (event === NEXT_EVENT) return tableExecutor.send(procedure, frame, event, match);
    const rt = runtimeOf(match);
    const send = done[(frame as Frame).procedure];
    return send !== null && send !== undefined && send(rt, match, frame as Frame, rt.top) === true;
  },
  end(): void {},
});

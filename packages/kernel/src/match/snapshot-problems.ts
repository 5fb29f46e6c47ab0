import { effectProblems } from "../compose/effect-schema.js";
import type { Game } from "../compose/game.js";
import type { StateNode } from "../flow/registry.js";
import type { Snapshot } from "./snapshot.js";

/** Everything that keeps a snapshot from being a state of this composition. */
export function snapshotProblems(game: Game, snapshot: Snapshot): readonly string[] {
  return [
    ...seatProblems(snapshot),
    ...sliceProblems(game, snapshot),
    ...flowProblems(game, snapshot),
    ...effectsIn(game, snapshot),
  ];
}

function seatProblems({ seats, policies, pending, waiting }: Snapshot): string[] {
  const isSeat = (seat: number) => seat >= 0 && seat < seats;
  return [
    ...(seats > 0 ? [] : [`seats: a match has at least one seat, not ${seats}.`]),
    ...(policies.length === seats ? [] : [`policies: ${seats} seats have ${policies.length} policies.`]),
    ...(pending === null || isSeat(pending.seat) ? [] : [`pending.seat: there is no seat ${pending.seat}.`]),
    ...waiting.flatMap(({ seat }, index) =>
      isSeat(seat) ? [] : [`waiting[${index}].seat: there is no seat ${seat}.`],
    ),
  ];
}

function sliceProblems(game: Game, { slices }: Snapshot): string[] {
  return game.slices.flatMap(({ plugin, declaration }) => {
    if (!(plugin in slices)) return [`slices: the slice of "${plugin}" is missing.`];
    const parsed = (declaration.schema as unknown as Parser).safeParse(slices[plugin]);
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `slices.${[plugin, ...path].join(".")}: ${message}`);
  });
}

interface Parser {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Frames stand on each other, each with its part of the queue; the open scopes are those of their states. */
function flowProblems(game: Game, { frames, queue, scopes, pending, outcome }: Snapshot): string[] {
  const problems: string[] = [];
  const expected: string[] = [];
  let base = 0;
  for (const [index, frame] of frames.entries()) {
    const procedure = game.procedures[game.procedureIndex.get(frame.procedure) ?? -1];
    if (procedure === undefined)
      problems.push(`frames[${index}].procedure: there is no procedure "${frame.procedure}".`);
    else if (!procedure.leafIndex.has(frame.leaf))
      problems.push(`frames[${index}].leaf: "${frame.procedure}" has no state "${frame.leaf}".`);
    else expected.push(...scopesAt(procedure.machine.root, frame.leaf));
    if (frame.base < base || frame.base > queue.length)
      problems.push(`frames[${index}].base: ${frame.base} is outside its part of the queue.`);
    base = frame.base;
  }
  const open = scopes.map(({ name }) => name);
  if (problems.length === 0 && open.join() !== expected.join()) {
    problems.push(
      `scopes: the frames stand in ${expected.join(", ") || "no scope"}, but ${open.join(", ") || "none"} is open.`,
    );
  }
  if (pending !== null && !game.questions.has(pending.question))
    problems.push(`pending.question: there is no question "${pending.question}".`);
  if (outcome === null && frames.length === 0) problems.push("frames: a match that goes on has a running procedure.");
  return problems;
}

/** Scopes of a leaf's states, outermost first. */
function scopesAt(root: StateNode, leaf: string): string[] {
  let node: StateNode | undefined = root;
  const scopes: string[] = [];
  for (const key of [undefined, ...leaf.split(".")]) {
    node = key === undefined ? root : node?.states[key];
    const scope = (node?.meta as { scope?: string } | undefined)?.scope;
    if (scope !== undefined) scopes.push(scope);
  }
  return scopes;
}

function effectsIn(game: Game, { queue, waiting }: Snapshot): string[] {
  const queued = effectProblems(
    game,
    queue.map(({ effect }) => withoutMarks(effect)),
    "queue",
  );
  const triggered = waiting.flatMap(({ window, effects }, index) => [
    ...(game.windows.has(window) ? [] : [`waiting[${index}].window: there is no window "${window}".`]),
    ...effectProblems(game, effects, `waiting[${index}].effects`),
  ]);
  return [...queued, ...triggered];
}

/** A call from a state's `invoke` carries a mark of the kernel's own. */
function withoutMarks(effect: { readonly type: string }): object {
  const { invoked: _invoked, ...fields } = effect as { readonly type: string; readonly invoked?: boolean };
  return fields;
}

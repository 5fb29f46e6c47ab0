import type { Streams } from "../chance/distribution.js";
import type { Op } from "../compose/game.js";
import type { Outcome } from "../declare/kernel-effects.js";
import type { Lasting } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import { clonePlain } from "../values/clone.js";
import type { Applied, Frame, OpenScope, Pending, Policy, Runtime, Waiting } from "./runtime.js";

/** A match at rest: immutable, slices shared with the states before it. */
export interface State {
  readonly slices: Readonly<Record<string, unknown>>;
  readonly frames: readonly Readonly<Frame>[];
  readonly queue: readonly { readonly effect: Effect; readonly applied: Applied | null }[];
  readonly scopes: readonly OpenScope[];
  readonly lasting: readonly Lasting[];
  readonly waiting: readonly Waiting[];
  readonly streams: Readonly<Streams>;
  readonly policies: readonly Policy[];
  readonly seats: number;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  readonly nextId: number;
  readonly questions: number;
  readonly batch: number;
}

const NOTHING: readonly never[] = [];

/** Takes the state out of a runtime that came to rest; slices are shared from now on, so the next write copies. */
export function rest(rt: Runtime): State {
  const state: State = {
    slices: rt.slices,
    frames: rt.frames.map(copyFrame),
    queue: rt.top === 0 ? NOTHING : queued(rt),
    scopes: rt.scopes.length === 0 ? NOTHING : rt.scopes.slice(),
    lasting: rt.lasting,
    waiting: rt.waiting,
    streams: rt.inPlace ? clonePlain(rt.streams) : rt.streams,
    policies: rt.policies,
    seats: rt.seats,
    pending: rt.pending,
    outcome: rt.outcome,
    nextId: rt.nextId,
    questions: rt.questions,
    batch: rt.batch,
  };
  if (!rt.inPlace) {
    seal(rt);
    rt.ownsStreams = false;
  }
  return state;
}

/** What slices hold now is written no more: the next write copies, and a host that looked at them keeps what it saw. */
export function seal(rt: Runtime): void {
  rt.slices = copySlices(rt, rt.slices);
  rt.owned.clear();
}

/** A state with slices of its own, so that writing in place reaches no other state. */
export const detached = (state: State): State => ({ ...state, slices: clonePlain(state.slices) });

/** Puts a state into a runtime; what the runtime was doing is forgotten. */
export function resume(rt: Runtime, state: State): void {
  rt.slices = copySlices(rt, state.slices);
  placeSlices(rt);
  rt.frames = state.frames.map(copyFrame);
  rt.top = 0;
  for (const { effect, applied } of state.queue) {
    rt.ops[rt.top] = rt.game.ops.get(effect.type) as Op;
    rt.effects[rt.top] = effect;
    rt.applied[rt.top] = applied;
    rt.top += 1;
  }
  rt.scopes = state.scopes.slice();
  rt.lasting = state.lasting;
  rt.waiting = state.waiting;
  rt.streams = clonePlain(state.streams);
  rt.ownsStreams = true;
  rt.policies = state.policies;
  rt.seats = state.seats;
  // a question of its own: decisions of what was taken back are over, also where the same is asked again
  rt.pending = state.pending === null ? null : { ...state.pending };
  rt.outcome = state.outcome;
  rt.nextId = state.nextId;
  rt.questions = state.questions;
  rt.batch = state.batch;
  forgetTransients(rt);
}

/** Lets simulation find each plugin's slice by its place; a match that is watched would hold on to slices it has left behind. */
export function placeSlices(rt: Runtime): void {
  rt.placed = rt.inPlace ? rt.game.plugins.map(({ name }) => rt.slices[name]) : [];
}

/** Slices in the order of the composition. */
function copySlices({ game }: Runtime, slices: State["slices"]): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const { plugin } of game.slices) copy[plugin] = slices[plugin];
  return copy;
}

/** Drops what belongs to one input only. */
function forgetTransients(rt: Runtime): void {
  rt.posed.entry = null;
  rt.posed.choice = null;
  rt.owned.clear();
  rt.published = 0;
  rt.written = ++rt.writes;
  rt.versions.fill(rt.written);
  rt.listed = null;
  rt.through = null;
  rt.live = 0;
  rt.looks = 0;
  rt.hearing = false;
  rt.considering = null;
  rt.revealed = false;
  rt.spent = 0;
}

const copyFrame = (frame: Readonly<Frame>): Frame => ({
  id: frame.id,
  procedure: frame.procedure,
  leaf: frame.leaf,
  base: frame.base,
  vars: frame.vars === null ? null : { ...frame.vars },
  invoked: frame.invoked,
});

function queued(rt: Runtime): State["queue"] {
  const list: { effect: Effect; applied: Applied | null }[] = [];
  for (let at = 0; at < rt.top; at++) {
    list.push({ effect: rt.effects[at] as Effect, applied: rt.applied[at] as Applied | null });
  }
  return list;
}

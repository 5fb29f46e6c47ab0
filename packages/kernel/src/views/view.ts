import type { Choice, Message } from "../choices/choice.js";
import type { Outcome } from "../declare/kernel-effects.js";
import { procedureOf } from "../engine/frames.js";
import type { Pending, Policy, Recorded, Runtime } from "../engine/runtime.js";
import type { State } from "../engine/state.js";
import { type Decision, decisionOf } from "../match/decision.js";
import { clonePlain } from "../values/clone.js";
import { deepFreeze } from "../values/frozen.js";
import { shownOption } from "../windows/spelled-offer.js";
import type { Change } from "./changes.js";
import { settled, sliceChange, viewAtRest } from "./slice-view.js";

/** All a seat may know of a match; `null` is a watcher without a seat. */
export interface View {
  readonly seat: number | null;
  readonly slices: Readonly<Record<string, unknown>>;
  /** Where the flow stands, outermost first: `match.turns`, `turn.actions`. */
  readonly flow: readonly string[];
  readonly decision: OwnDecision | OthersDecision | null;
  readonly policy: Policy | null;
  readonly outcome: Outcome | null;
}

export interface OwnDecision extends Pick<Decision, "id" | "seat" | "question" | "choice"> {
  readonly own: true;
  readonly prompt: Message;
  /** The window that asks, for holds and standing orders; nothing where a question asks. */
  readonly window: string | null;
}

/** Another seat's decision: that it is asked, and at most the public name of the window. */
export interface OthersDecision {
  readonly own: false;
  readonly id: number;
  readonly seat: number;
  readonly publicName: string | null;
}

/** Where a match stands, as a seat may know it: its view but for the slices. */
export type Standing = Omit<View, "slices">;

/** What a seat sees: slices by their declared visibility, everything else by what is public. */
export function viewOf(rt: Runtime, seat: number | null): View {
  const slices: Record<string, unknown> = {};
  for (const { plugin, declaration } of rt.game.slices)
    slices[plugin] = viewAtRest(rt.slices[plugin], declaration.visibility, seat);
  const { flow, decision, policy, outcome } = standingOf(rt, seat);
  return deepFreeze({
    seat,
    slices,
    flow,
    decision: clonePlain(decision),
    policy: clonePlain(policy),
    outcome: clonePlain(outcome),
  });
}

/** The match's own data, not copies: for a host that writes it down at once. */
export const standingOf = (rt: Runtime, seat: number | null): Standing => ({
  seat,
  flow: rt.frames.map((frame) => procedureOf(rt, frame).places[frame.leaf] as string),
  decision: decisionFor(rt, seat),
  policy: seat === null ? null : (rt.policies[seat] ?? null),
  outcome: rt.outcome,
});

/** How what a seat sees of the slices changed since an earlier state; nothing when it looks the same. */
export function changesOf(rt: Runtime, seat: number | null, since: State): Change | undefined {
  let changes: Record<string, Change | 0> | undefined;
  for (const { plugin, declaration } of rt.game.slices) {
    const change = sliceChange(since.slices[plugin], rt.slices[plugin], declaration.visibility, seat);
    if (change === undefined) continue;
    changes ??= {};
    changes[plugin] = change;
  }
  return changes;
}

/** What a seat sees of a recorded event, shared by all who see it whole; `undefined` when nothing. */
export function eventFor(recorded: Recorded, seat: number | null): unknown {
  const { payload, seenBy } = recorded;
  const seen = seenBy === null ? payload : seenBy(payload as never, seat);
  return settled(seen);
}

/** What may be answered is worked out for the asked seat alone. */
function decisionFor(rt: Runtime, seat: number | null): View["decision"] {
  const { pending } = rt;
  if (pending === null) return null;
  if (pending.seat !== seat)
    return { own: false, id: pending.id, seat: pending.seat, publicName: publicNameOf(rt, pending) };
  const { id, question, prompt, choice } = decisionOf(rt) as Decision;
  return { own: true, id, seat, question, prompt, window: windowOf(rt, pending), choice: shownChoice(choice) };
}

/** A choice as plain data: options may say their words only when asked. */
function shownChoice(choice: Choice): Choice {
  if ("options" in choice) return { ...choice, options: choice.options.map(shownOption) };
  if ("of" in choice) return { ...choice, of: choice.of.map(shownOption) };
  return "among" in choice ? { ...choice, among: choice.among.map(shownOption) } : choice;
}

function publicNameOf(rt: Runtime, pending: Pending): string | null {
  if (pending.question !== "kernel:respond") return rt.game.questions.get(pending.question)?.run.publicName ?? null;
  return rt.game.windows.get(windowOf(rt, pending) ?? "")?.publicName ?? null;
}

/** The window a decision belongs to. */
function windowOf(rt: Runtime, { question }: Pending): string | null {
  if (question !== "kernel:respond" && question !== "kernel:trigger") return null;
  return (rt.frames[rt.frames.length - 1]?.vars?.window as string | undefined) ?? null;
}

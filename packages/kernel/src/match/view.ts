import type { Choice, Message, Option } from "../choice/choice.js";
import { procedureOf } from "../run/frames.js";
import type { Outcome } from "../run/kernel-effects.js";
import type { Policy, Recorded, Runtime } from "../run/runtime.js";
import { clonePlain } from "../state/clone.js";
import { deepFreeze } from "../state/frozen.js";
import { settled, viewAtRest, type Was } from "../view/visibility.js";
import { type Decision, decisionOf } from "./decision.js";

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

/** What each seat saw of the slices when it looked last, by plugin. */
export type Looks = Map<number | null, Record<string, Was<unknown>>>;

/** What a seat sees: slices by their declared visibility, everything else by what is public. */
export function viewOf(rt: Runtime, seat: number | null, looks: Looks): View {
  const before = looks.get(seat) ?? {};
  const slices: Record<string, unknown> = {};
  const now: Record<string, Was<unknown>> = {};
  for (const { plugin, declaration } of rt.game.slices) {
    const slice = rt.slices[plugin];
    const seen = viewAtRest(slice, declaration.visibility, seat, before[plugin]);
    slices[plugin] = seen;
    now[plugin] = { value: slice, seen, slice };
  }
  looks.set(seat, now);
  return deepFreeze({
    seat,
    slices,
    flow: rt.frames.map((frame) => procedureOf(rt, frame).places[frame.leaf] as string),
    decision: decisionFor(rt, seat),
    policy: seat === null ? null : clonePlain(rt.policies[seat] ?? null),
    outcome: clonePlain(rt.outcome),
  });
}

/** What a seat sees of a recorded event, shared by all who see it whole; `undefined` when nothing. */
export function eventFor(recorded: Recorded, seat: number | null): unknown {
  const { payload, seenBy } = recorded;
  const seen = seenBy === null ? payload : seenBy(payload as never, seat);
  return settled(seen);
}

function decisionFor(rt: Runtime, seat: number | null): View["decision"] {
  const decision = decisionOf(rt);
  if (decision === null) return null;
  if (decision.seat === seat) {
    const { id, question, prompt, choice } = decision;
    return { own: true, id, seat, question, prompt, window: windowOf(rt, decision), choice: spelledOut(choice) };
  }
  return { own: false, id: decision.id, seat: decision.seat, publicName: publicNameOf(rt, decision) };
}

/** A choice as plain data: options may say their words only when asked. */
function spelledOut(choice: Choice): Choice {
  const options = (listed: readonly Option[]) => listed.map((option) => clonePlain(asData(option)));
  if ("options" in choice) return { ...choice, options: options(choice.options) };
  if ("of" in choice) return { ...choice, of: options(choice.of) };
  return "among" in choice ? { ...choice, among: options(choice.among) } : { ...choice };
}

const asData = (option: Option & { readonly toJSON?: () => Option }): Option => option.toJSON?.() ?? option;

function publicNameOf(rt: Runtime, decision: Decision): string | null {
  if (decision.question !== "kernel:respond") return rt.game.questions.get(decision.question)?.run.publicName ?? null;
  return rt.game.windows.get(windowOf(rt, decision) ?? "")?.publicName ?? null;
}

/** The window a decision belongs to. */
function windowOf(rt: Runtime, { question }: Decision): string | null {
  if (question !== "kernel:respond" && question !== "kernel:trigger") return null;
  return (rt.frames[rt.frames.length - 1]?.vars?.window as string | undefined) ?? null;
}

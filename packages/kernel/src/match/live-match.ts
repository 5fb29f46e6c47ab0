import type { Answer } from "../choices/choice.js";
import type { Game } from "../compose/game.js";
import type { Outcome } from "../declare/kernel-effects.js";
import type { Explained } from "../declare/match.js";
import type { DeepReadonly, Ownership } from "../declare/ownership.js";
import type { Hold } from "../engine/runtime.js";
import type { State } from "../engine/state.js";
import type { Refusal } from "../errors.js";
import type { Change } from "../views/changes.js";
import type { Standing, View } from "../views/view.js";
import type { PolicyChange } from "../windows/holds.js";
import type { Step } from "./attempt.js";
import type { Seen } from "./bot.js";
import type { Decision } from "./decision.js";
import type { RedoRequest, UndoRequest } from "./history.js";
import type { Observer } from "./observers.js";
import type { Input, Move, SeenInput } from "./record.js";
import type { Snapshot } from "./snapshot.js";

/** Slices of all plugins by name, whatever the composition. */
export type SlicesIn<O> = {
  readonly [P in O as P extends Ownership ? P["name"] : never]: P extends Ownership ? DeepReadonly<P["slice"]> : never;
};

/** One running match: its state, its log, and what seats may do with it. */
export interface LiveMatch<O> {
  readonly game: Game<O>;
  readonly seed: string;
  readonly setup: unknown;
  readonly seats: number;
  /** The team of each seat; each plays for itself where the game says nothing. */
  readonly teams: readonly number[];
  /** How each seat was asked at the start. */
  readonly holds: readonly Hold[];
  readonly slices: SlicesIn<O>;
  readonly state: State;
  readonly decision: Decision | null;
  /** What a bot at the asked seat may use. */
  readonly seen: Seen;
  readonly outcome: Outcome | null;
  /** Everything entered so far, undo included; with lock, seed and setup it is the match. */
  readonly inputs: readonly Input[];
  /** The inputs that count: what undo left. */
  readonly line: readonly Move[];
  /** How many undone inputs could be entered again. */
  readonly redoable: number;
  /** How many dice rolls and seen cards were taken back in this match. */
  readonly barriersUndone: number;
  /** How many seconds it may last, and whether its host has said that they are over; nothing where it may last for ever. */
  readonly time: { readonly limit: number; readonly isUp: boolean } | null;
  /** What happened before the first decision: setup, deals, the first events. */
  readonly opening: Step;
  /** The resumed snapshot, where the match did not begin at its setup. */
  readonly from: Snapshot | null;
  answer(seat: number, answer: Answer, decision?: number): Step | Refusal;
  /** Enters the legal answer with that index: `answer(seat, decision.at(index))` without looking whether it is legal. */
  answerAt(seat: number, index: number): Step | Refusal;
  setPolicy(seat: number, change: PolicyChange): Step | Refusal;
  /** Gives the match up, whichever seat is asked, where the game allows it. */
  resign(seat: number): Step | Refusal;
  /** What it may last is over, where the game has a rule for that. */
  timeUp(): Step | Refusal;
  undo(request: UndoRequest): Step | Refusal;
  redo(request?: RedoRequest): Step | Refusal;
  /** Enters any logged input: what replay does. */
  enter(input: Input): Step | Refusal;
  viewFor(seat: number | null): View;
  /** How the slices of a seat's view changed since an earlier state of this match; nothing where they look the same. */
  changesFor(seat: number | null, since: State): Change | undefined;
  /** The rest of its view: the match's own data, for a host that writes it down at once. */
  standingFor(seat: number | null): Standing;
  /** The log as a seat may see it: its own inputs whole, of others only that they answered; their policies not at all. */
  logFor(seat: number | null): readonly SeenInput[];
  /** A modified value with its reasons, as rules code would get it now. */
  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T>;
  observe(type: string, seat: number | null, observer: Observer): () => void;
  /** What observers threw; one of them never stops the others. */
  readonly observerFailures: readonly unknown[];
  snapshot(): Snapshot;
  /** A hash of the whole state, the same on every machine at the same decision. */
  hash(): string;
}

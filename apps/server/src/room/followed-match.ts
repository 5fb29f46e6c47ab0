import type { GameDescriptor } from "@riposte/hosting";
import {
  type Clocks,
  type Lasts,
  lastsAt,
  type PlayedMatch,
  type RematchAsked,
  type Taken,
} from "@riposte/hosting/seats";
import type { Input } from "@riposte/kernel/run";
import { refusal, ServerFault } from "../faults.js";
import type { Request } from "../messages.js";
import type { Spent } from "../stages.js";
import type { MatchRecord, StoredEntry, StoredMatch, Tail, UndoTalked } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import type { BotAnswer, Thinkable } from "../thinking/thought.js";
import { createChangeKeys } from "./change-keys.js";
import { type Asked, type ClockState, clockAfter, lastsOf, leftAt } from "./clock.js";
import { createLogKeeper } from "./log-keeper.js";
import { type Restored, timingOf } from "./restore.js";
import { createUndoTalk, isStale, type Talked } from "./undo-asked.js";

/** What a client at a seat may do to a match. */
export type Change = Exclude<Request, { type: "view-at" | "save" | "say" | "rematch" }>;

/** A match read from the store. */
export interface Opened {
  readonly stored: StoredMatch;
  readonly restored: Restored;
}

/** A copy of a stored match that follows its log: what it takes is stored, and what others stored it takes. */
export interface FollowedMatch {
  readonly record: MatchRecord;
  /** Another one after the log was read anew. */
  readonly played: PlayedMatch;
  readonly entry: GameDescriptor;
  /** The undo that waits for consent. */
  readonly talk: UndoTalked | null;
  readonly clocks: Clocks | null;
  /** How long it may last yet; nothing where it may last for ever. */
  readonly lasts: Lasts | null;
  /** Who is asked now. What may be answered is not worked out for it, unlike the match's `decision`. */
  readonly asked: Asked | null;
  /** Who wants to play again. */
  rematch: RematchAsked | null;
  /** The seats whose lists are there, before the match has begun. */
  readonly brought: readonly number[] | null;
  /** How long the log is. */
  readonly inputs: number;
  /** Enters and stores a change; nothing when others were faster: then the log was read anew, and it may be tried again. */
  change(seat: number, change: Change): Promise<Taken | undefined>;
  /** Enters and stores what bots answered, as far as it still fits. */
  botsAnswered(answers: readonly BotAnswer[]): Promise<void>;
  /** Takes what others stored: what we were told of it where that comes next, else what the store says. */
  follow(tail?: Tail): Promise<void>;
  keepState(): Promise<void>;
  /** What a thread needs to play it again. */
  thinkable(): Thinkable;
}

/** `load` reads the match anew. */
export function followStored(
  opened: Opened,
  store: MatchStore,
  load: () => Promise<Opened>,
  spent: Spent,
  mayAskUndo: (seat: number) => boolean,
): FollowedMatch {
  const { id, seats } = opened.stored.record;
  const keys = createChangeKeys();
  const begin = ({ stored, restored }: Opened) => {
    keys.remember(stored.entries);
    const { talk, rematch, brought } = stored;
    const { played, entry, clock } = restored;
    // of a setup one copy is enough
    const record = { ...stored.record, setup: played.match.setup };
    return {
      record,
      played,
      entry,
      talk,
      rematch,
      brought,
      timing: timingOf(record, played.match),
      clock,
      keeper: createLogKeeper(record, played.match, store, (): ClockState | undefined => at.clock),
      talks: createUndoTalk(played, seats, mayAskUndo),
    };
  };
  let at = begin(opened);

  const readAnew = async (): Promise<void> => {
    at = begin(await load());
  };
  const setTalk = async (talk: UndoTalked | null): Promise<void> => {
    if (talk === at.talk) return;
    at.talk = talk;
    await store.setTalk(id, talk);
  };
  const forgetStale = async (): Promise<void> => {
    if (at.talk !== null && isStale(at.talk, at.record.base, at.played.match))
      await setTalk(null).catch(() => undefined);
  };
  const entered = (taken: Taken): Talked => (taken.ok ? { ok: true, talk: at.talk } : taken);
  const enter = (seat: number, change: Change): Talked => {
    const { played, talks, talk, keeper } = at;
    const { match } = played;
    switch (change.type) {
      case "answer":
        return entered(played.act(() => match.answer(seat, change.answer, change.decision)));
      case "policy":
        return entered(played.act(() => match.setPolicy(seat, change.change)));
      case "undo":
        return talks.undo(seat, change.answers, keeper.stored);
      case "redo":
        return entered(played.act(() => match.redo({ by: seat })));
      case "consent":
        return talks.consent(talk, seat, change.agrees);
      case "resign":
        return entered(played.act(() => match.resign(seat)));
      case "claim":
        return entered(played.act(() => match.resign(at.clock?.runs ?? seat)));
    }
  };
  /** No time is up before the storage says so, whose clock all processes share. */
  const mayClaim = async (seat: number): Promise<Taken> => {
    const { clock } = at;
    if (clock === undefined || at.record.clock === undefined)
      return refusal("CLAIM_EARLY", "Nobody plays against time here.");
    const { runs } = clock;
    if (runs === null || runs === seat || leftAt(clock, runs, await store.time()) > 0)
      return refusal("CLAIM_EARLY", "The other player still has time.");
    return { ok: true };
  };
  const tick = (input: Input | undefined, time: number): void => {
    const { timing } = at;
    if (timing !== undefined && at.clock !== undefined && input !== undefined)
      at.clock = clockAfter(timing, at.clock, input, time, at.played.match.state.pending);
  };
  const lastsNow = (): Lasts | null =>
    at.timing === undefined || at.clock === undefined
      ? null
      : lastsOf(at.timing, at.clock, at.played.match.time?.isUp === true);
  /**
   * Tells the match that its time is up, before anything else is entered: the server enters it when a client or a bot comes, not by
   * itself. `late`: others were faster.
   */
  const noteTime = async (): Promise<"up" | "late" | null> => {
    const lasts = lastsNow();
    if (lasts === null || lasts.since === null || lastsAt(lasts, await store.time()) > 0) return null;
    if (!at.played.act(() => at.played.match.timeUp()).ok) return null;
    const time = await at.keeper.storeInputs(null);
    if (time === false) {
      await readAnew();
      return "late";
    }
    tick(at.played.match.inputs.at(-1), time);
    return "up";
  };
  const enterLogged = ({ input, at: time }: StoredEntry): boolean => {
    if (!at.played.act(() => at.played.match.enter(input)).ok) return false;
    tick(input, time);
    return true;
  };
  const take = async (entries: readonly StoredEntry[]): Promise<void> => {
    if (!entries.every(enterLogged)) return readAnew();
    at.keeper.followed(entries.length);
    keys.remember(entries);
  };

  return {
    get record() {
      return at.record;
    },
    get played() {
      return at.played;
    },
    get entry() {
      return at.entry;
    },
    get talk() {
      return at.talk;
    },
    get clocks() {
      if (at.clock === undefined || at.record.clock === undefined) return null;
      const { left, runs, since, out } = at.clock;
      return { left, runs, since, out };
    },
    get lasts() {
      return lastsNow();
    },
    get asked() {
      return at.brought === null ? at.played.match.state.pending : null;
    },
    get brought() {
      return at.brought;
    },
    get rematch() {
      return at.rematch;
    },
    set rematch(asked) {
      at.rematch = asked;
    },
    get inputs() {
      return at.keeper.stored;
    },
    async change(seat, change) {
      const known = keys.known(seat, change);
      if (known === "same") return { ok: true };
      if (known === "other")
        return refusal("KEY_SPENT", "Another change came under this key before. Give each change a key of its own.");
      const key = keys.written(seat, change);
      const noted = await noteTime();
      if (noted === "late") return undefined;
      if (noted === "up" && change.type === "claim") return { ok: true };
      if (change.type === "claim") {
        const may = await mayClaim(seat);
        if (!may.ok) return may;
      }
      const began = performance.now();
      const said = enter(seat, change);
      spent("rules", began);
      if (!said.ok) return said;
      const before = at.keeper.stored;
      const entered = performance.now();
      const time = await at.keeper.storeInputs(key);
      spent("storing", entered);
      if (time === false) {
        await readAnew();
        return undefined;
      }
      if (at.keeper.stored > before) tick(at.played.match.inputs.at(-1), time);
      if (key !== null) keys.add(key);
      await setTalk(said.talk);
      await forgetStale();
      return { ok: true };
    },
    async botsAnswered(answers) {
      if ((await noteTime()) === "late") return;
      const { played, keeper } = at;
      for (const { seat, answer, decision } of answers)
        if (!played.act(() => played.match.answer(seat, answer, decision)).ok) break;
      const before = keeper.stored;
      const time = await keeper.storeInputs(null);
      if (time === false) return readAnew();
      if (keeper.stored > before) tick(played.match.inputs.at(-1), time);
      await forgetStale();
    },
    async follow(tail) {
      const { stored } = at.keeper;
      if (tail !== undefined && tail.after + tail.entries.length <= stored) return;
      if (tail !== undefined && tail.after === stored)
        return take(tail.entries.map((entry) => ({ ...entry, at: tail.at })));
      const since = await store.since(id, stored);
      if (since === undefined) throw new ServerFault("MATCH_UNKNOWN", "This match was deleted.");
      if (since.isClosed) throw new ServerFault("MATCH_CLOSED", "The operator has closed this match.");
      // it has begun, with other lists than were looked at
      if (at.brought !== null && since.brought === null) return readAnew();
      at.brought = since.brought;
      at.talk = since.talk;
      at.rematch = since.rematch;
      await take(since.entries);
    },
    keepState: () => at.keeper.keepState(),
    thinkable() {
      const { game, plugins, lock, seed, setup, holds, from } = at.record;
      return { id, game, plugins, lock, seed, setup, holds, from, seats, line: [...at.played.match.line] };
    },
  };
}

import type { CatalogGame } from "@riposte/catalog";
import type { Input } from "@riposte/kernel/run";
import type { PlayedMatch, Taken } from "@riposte/seats";
import { ServerFault } from "../faults.js";
import type { Request } from "../messages.js";
import type { LogEntry, MatchRecord, StoredMatch, Tail, UndoTalked } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import type { BotAnswer, Thinkable } from "../thinking/thought.js";
import { createLogKeeper } from "./log-keeper.js";
import type { Restored } from "./restore.js";
import { createUndoTalk, isStale, type Talked } from "./undo-asked.js";

/** What somebody at a seat may do to a match. */
export type Change = Exclude<Request, { type: "view-at" | "save" }>;

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
  readonly entry: CatalogGame;
  /** The undo that waits for consent. */
  readonly talk: UndoTalked | null;
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
export function followStored(opened: Opened, store: MatchStore, load: () => Promise<Opened>): FollowedMatch {
  const { id, seats } = opened.stored.record;
  const keys = new Set<string>();
  const remember = (entries: readonly LogEntry[]) => {
    for (const { input, key } of entries) if (key !== null) keys.add(keyOf(input.seat, key));
  };
  const begin = ({ stored, restored }: Opened) => {
    remember(stored.entries);
    const { record, talk } = stored;
    const { played, entry } = restored;
    return {
      record,
      played,
      entry,
      talk,
      keeper: createLogKeeper(record, played.match, store),
      talks: createUndoTalk(played, seats),
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
    }
  };
  const enterLogged = ({ input }: { readonly input: Input }): boolean =>
    at.played.act(() => at.played.match.enter(input)).ok;
  const take = async (entries: readonly LogEntry[]): Promise<void> => {
    if (!entries.every(enterLogged)) return readAnew();
    at.keeper.followed(entries.length);
    remember(entries);
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
    get inputs() {
      return at.keeper.stored;
    },
    async change(seat, change) {
      const { key = null } = change;
      if (key !== null && keys.has(keyOf(seat, key))) return { ok: true };
      const said = enter(seat, change);
      if (!said.ok) return said;
      if (!(await at.keeper.storeInputs(key))) {
        await readAnew();
        return undefined;
      }
      if (key !== null) keys.add(keyOf(seat, key));
      await setTalk(said.talk);
      await forgetStale();
      return { ok: true };
    },
    async botsAnswered(answers) {
      const { played, keeper } = at;
      for (const { seat, answer, decision } of answers)
        if (!played.act(() => played.match.answer(seat, answer, decision)).ok) break;
      if (await keeper.storeInputs(null)) await forgetStale();
      else await readAnew();
    },
    async follow(tail) {
      const { stored } = at.keeper;
      if (tail !== undefined && tail.after + tail.entries.length <= stored) return;
      if (tail?.after === stored) return take(tail.entries);
      const since = await store.since(id, stored);
      if (since === undefined) throw new ServerFault("MATCH_UNKNOWN", "This match was deleted.");
      if (since.isClosed) throw new ServerFault("MATCH_CLOSED", "The operator has closed this match.");
      at.talk = since.talk;
      await take(since.entries);
    },
    keepState: () => at.keeper.keepState(),
    thinkable() {
      const { game, plugins, lock, seed, setup, holds, from } = at.record;
      return { id, game, plugins, lock, seed, setup, holds, from, seats, line: [...at.played.match.line] };
    },
  };
}

const keyOf = (seat: number, key: string): string => `${seat} ${key}`;

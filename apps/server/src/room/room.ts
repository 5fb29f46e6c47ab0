import type { Fault, SeatNow, Taken } from "@riposte/hosting/seats";
import type { AnyPlugin } from "@riposte/kernel/run";
import { createAllowanceBySeat } from "../allowance.js";
import type { Exchange } from "../exchange/exchange.js";
import { refusal, ServerFault } from "../faults.js";
import { createInTurn } from "../in-turn.js";
import type { Limits } from "../limits.js";
import type { Request } from "../messages.js";
import type { MatchInfo, OnlineAbout } from "../protocol.js";
import type { Spent } from "../stages.js";
import type { BroughtList, MatchRecord, SeatName, Tail } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import type { Thinkers } from "../thinking/thinkers.js";
import { type Attendant, createAudience } from "./audience.js";
import { createBotTurns } from "./bot-turns.js";
import { bringList } from "./bring-list.js";
import { createChat } from "./chat.js";
import { createDesks } from "./desks.js";
import { excessOf } from "./excess.js";
import { type Change, followStored, type Opened } from "./followed-match.js";
import type { MainThreadShare } from "./main-thread-share.js";
import type { Around } from "./moment.js";
import { askRematch } from "./rematch.js";
import { type Asking, createRequests } from "./requests.js";
import { guestsIn, type Watch } from "./restore.js";

/** How often an input is tried again when others were faster. */
const MOST_TRIES = 8;
/** Milliseconds until the log is looked at again where the storage did not answer. */
const FOLLOW_AGAIN = 1000;

/** What is sent to a client: messages as text, and why it is over. */
export interface Outlet {
  send(text: string): void;
  fail(fault: Fault): void;
  /** Hears how many milliseconds of the main thread the client's requests took. */
  charge(milliseconds: number): void;
}

/** A match that runs: all clients at it, one input after the other, each stored before it is acknowledged. */
export interface Room {
  readonly isEmpty: boolean;
  /** Lets a client follow; the result lets it go. */
  attend(seat: number | null, outlet: Outlet): { readonly attendant: Attendant; leave(): void };
  /** The answer as JSON, ready to be sent. */
  request(attendant: Attendant, request: Request): Promise<string>;
  /** Takes what a seat plays with, where each brings it; nothing to think again. */
  bring(seat: number, list: BroughtList["list"] | null): Promise<Taken>;
  /** Something was stored elsewhere, just this where it is told. */
  catchUp(tail?: Tail): Promise<void>;
  /** Who is connected to another process; none when it has gone. */
  hearOf(process: string, seats: readonly number[]): void;
  /** A player at another process wrote to the others. */
  hearSaid(): Promise<void>;
  /** Tells other processes who is connected here. */
  sayHere(): void;
  /** The players of these seats have lost them. */
  expel(seats: readonly number[]): void;
  /** Waits for what is under way and puts the state beside the log. */
  putAway(): Promise<void>;
  /** Stops for good: another process may open it. */
  dismiss(): void;
}

export interface RoomParts {
  readonly store: MatchStore;
  readonly exchange: Exchange;
  readonly thinkers: Thinkers;
  readonly limits: Limits;
  readonly forBots: MainThreadShare;
  /** Plugins of others. */
  readonly guests?: readonly AnyPlugin[];
  readonly watch?: Watch;
  readonly log: (line: string) => void;
  readonly spent: Spent;
  /** A person who is not here is asked now. */
  readonly onTurn?: (record: MatchRecord, seat: number) => void;
  /** The match as it is stored now. */
  readonly load: () => Promise<Opened>;
  readonly onLost: (fault: ServerFault) => void;
}

export const aboutOf = (record: MatchRecord, guests: readonly AnyPlugin[] = []): MatchInfo => ({
  game: record.game,
  plugins: [...record.plugins, ...guestsIn(record, guests).map(({ name }) => name)],
  seats: record.seats,
  unusual: [...(record.isSeedChosen ? (["chosen-seed"] as const) : []), ...(record.unusual ?? [])],
  clock: record.clock ?? null,
  chosen: record.chosen ?? null,
  bring: record.bring?.isOpen === true ? record.bring.option : null,
});

/** What people want to be called, by seat. */
export const namesAt = ({ seats }: MatchRecord, given: readonly SeatName[]): SeatNow["names"] =>
  seats.map((_, seat) => given.find((one) => one.seat === seat)?.name ?? null);

export function createRoom(opened: Opened, parts: RoomParts): Room {
  const { store, exchange, limits, load, onLost } = parts;
  /** On whose account the match works: one change after the other is entered. */
  let charge: Outlet["charge"] | undefined;
  const spent: Spent = (stage, since) => {
    parts.spent(stage, since);
    if (stage === "rules" || stage === "telling") charge?.(performance.now() - since);
  };
  const match = followStored(opened, store, load, spent, createAllowanceBySeat(limits.undoAsked));
  const { id, seats } = match.record;
  const audience = createAudience(seats);
  const inTurn = createInTurn();
  let lost: ServerFault | undefined;
  let isDismissed = false;
  let isFollowing = false;
  let isTelling = false;
  let askedLast: number | undefined;
  let names: SeatNow["names"] = seats.map(() => null);

  const around = (): Around => {
    const { talk } = match;
    return {
      undoAsked: talk === null ? null : { by: talk.by, answers: talk.answers, waitingFor: talk.waitingFor },
      lasts: match.lasts,
      here: audience.present,
      names,
      clocks: match.clocks,
      rematch: match.rematch,
      brought: match.brought,
    };
  };
  const desks = createDesks(match, around);
  const tellAll = () => {
    const began = performance.now();
    desks.change();
    audience.tell();
    desks.settle();
    spent("telling", began);
  };
  // what is under way is not stored yet: no client hears of it before
  const tellLater = () => {
    // one telling is enough for all that come and go until it begins
    if (isTelling) return;
    isTelling = true;
    void inTurn(async () => {
      isTelling = false;
      tellAll();
    });
  };
  /** A client that came may have said what its player is called. */
  const learnNames = async () => {
    // where the storage does not answer they go by what is known
    const given = await store.names(id).catch(() => undefined);
    if (given === undefined) return;
    const now = namesAt(match.record, given);
    if (now.every((name, seat) => name === names[seat])) return;
    names = now;
    tellLater();
  };
  const chat = createChat(match.record, { store, limits, tell: audience.sayToPlayers });
  void chat.learn();
  /** The process that stored the input tells it, so it is told once. */
  const tellTurn = () => {
    const seat = match.asked?.seat;
    if (seat !== undefined && seat !== askedLast && !audience.present.includes(seat))
      parts.onTurn?.(match.record, seat);
    askedLast = seat;
  };
  const lose = (error: unknown): Fault => {
    if (lost !== undefined) return lost.fault;
    lost = error instanceof ServerFault ? error : unsure(error);
    onLost(lost);
    audience.fail(lost.fault);
    return lost.fault;
  };
  const isOpen = () => !isDismissed && lost === undefined;
  const letBotsAnswer = createBotTurns({
    ...parts,
    match,
    inTurn,
    isOpen,
    onAnswered() {
      tellAll();
      tellTurn();
    },
    onFailed: lose,
  });

  /** One input: entered, stored, told. Where others were faster it is tried again, as long as it still fits. */
  const change = async ({ seat, charge: of }: Asking, asked: Change): Promise<Taken> => {
    if (lost !== undefined) return lost.fault;
    if (seat === null) return refusal("NOT_SEATED", "Whoever watches has no seat.");
    if (match.brought !== null)
      return refusal("NOT_BEGUN", "The match begins once all players have brought what they play with.");
    const excess = excessOf(match, seat, asked, limits);
    if (excess !== undefined) return excess;
    try {
      charge = of;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const taken = await match.change(seat, asked);
        if (taken?.ok !== false) tellAll();
        if (taken === undefined) continue;
        if (taken.ok) tellTurn();
        void letBotsAnswer();
        return taken;
      }
      return refusal("BUSY", "Others were faster, again and again. Look at the match and try again.");
    } catch (error) {
      return lose(error);
    } finally {
      charge = undefined;
    }
  };
  const playAgain = async (seat: number | null, agrees: boolean): Promise<Taken> => {
    if (seat === null) return refusal("NOT_SEATED", "Whoever watches has no seat.");
    const taken = await askRematch(match, seat, agrees, parts);
    tellAll();
    return taken;
  };
  const answer = createRequests({
    ...parts,
    match,
    inTurn,
    eye: desks.eye,
    say: chat.say,
    change,
    playAgain,
  });

  const room: Room = {
    get isEmpty() {
      return audience.isEmpty;
    },
    attend(seat, outlet) {
      if (lost !== undefined) throw lost;
      if (seat === null && audience.watchers >= limits.watchersPerMatch)
        throw new ServerFault("TOO_MANY", `${limits.watchersPerMatch} people watch this match already.`);
      const attendant: Attendant = {
        seat,
        tell: desks.reader(seat, outlet.send),
        hear: outlet.send,
        fail: outlet.fail,
        charge: outlet.charge,
      };
      audience.add(attendant);
      const about: OnlineAbout = { ...aboutOf(match.record, parts.guests), isShared: true, seat };
      outlet.send(JSON.stringify({ type: "welcome", about, time: Date.now() }));
      const saidBefore = seat === null ? undefined : chat.whole();
      if (saidBefore !== undefined) outlet.send(saidBefore);
      room.sayHere();
      tellLater();
      void learnNames();
      void letBotsAnswer();
      const leave = () => {
        if (!audience.remove(attendant)) return;
        room.sayHere();
        tellLater();
      };
      return { attendant, leave };
    },
    request: answer,
    bring: (seat, list) =>
      inTurn(async () => {
        if (lost !== undefined) return lost.fault;
        const taken = await bringList(match, seat, list, store);
        tellAll();
        tellTurn();
        void letBotsAnswer();
        return taken;
      }),
    catchUp(tail) {
      // one look is enough for all that was said until it begins
      if (tail === undefined && isFollowing) return Promise.resolve();
      if (tail === undefined) isFollowing = true;
      return inTurn(async () => {
        if (tail === undefined) isFollowing = false;
        if (!isOpen()) return;
        try {
          await match.follow(tail);
        } catch (error) {
          if (error instanceof ServerFault) return void lose(error);
          // what is known here is still true: it is looked at again
          setTimeout(() => void room.catchUp(), FOLLOW_AGAIN).unref();
          return;
        }
        tellAll();
        void letBotsAnswer();
      });
    },
    hearOf(process, there) {
      audience.hearOf(process, there);
      tellLater();
      void learnNames();
    },
    hearSaid: () => chat.learn(),
    sayHere: () => exchange.say("here", id, audience.seatsHere),
    expel: (expelled) => audience.fail(refusal("TOKEN_WRONG", "Somebody else has this seat now."), expelled),
    putAway: () => inTurn(() => match.keepState()),
    dismiss() {
      isDismissed = true;
      exchange.release(id);
    },
  };
  exchange.say("who", id);
  void letBotsAnswer();
  return room;
}

const unsure = (cause: unknown): ServerFault =>
  new ServerFault("STORAGE_UNSURE", "Something went wrong here; what was taken shows when you come back.", { cause });

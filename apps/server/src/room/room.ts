import { type Save, saveMatch, type View } from "@riposte/kernel";
import { beginAgain, botsAt, createCursor, type MatchAbout, type SeatNow, type Taken } from "@riposte/seats";
import { refusal, ServerFault } from "../faults.js";
import type { Request } from "../messages.js";
import type { ServerMessage } from "../protocol.js";
import type { MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import { type Attendant, attendMatch, type Send } from "./attendance.js";
import { createInTurn } from "./in-turn.js";
import { createLogKeeper } from "./log-keeper.js";
import type { Restored } from "./restore.js";
import { createUndoTalk } from "./undo-asked.js";

/** Bots answer at most so often before everybody is told. */
const MOST_AT_ONCE = 40;

type Change = Exclude<Request, { type: "view-at" | "save" }>;
type Done = Extract<ServerMessage, { type: "done" }>;

/** A match that runs: everybody at it, one input after the other, each stored before it is acknowledged. */
export interface Room {
  readonly isEmpty: boolean;
  /** Lets somebody follow; the result lets him go. */
  attend(seat: number | null, send: Send): { readonly attendant: Attendant; leave(): void };
  request(attendant: Attendant, request: Request): Promise<Done>;
  /** Waits for what is under way and puts the state beside the log. */
  putAway(): Promise<void>;
}

interface RoomParts {
  readonly record: MatchRecord;
  readonly restored: Restored;
  readonly store: MatchStore;
  readonly onLost: (fault: ServerFault) => void;
}

export function createRoom({ record, restored, store, onLost }: RoomParts): Room {
  const { played, entry } = restored;
  const { match } = played;
  const { game, plugins, seats, isSeedChosen } = record;
  const about: Omit<MatchAbout, "seat"> = { game, plugins, seats, isShared: true, isSeedChosen };
  const attendants = new Set<Attendant>();
  const keeper = createLogKeeper(record, match, store, (lost) => {
    onLost(lost);
    for (const attendant of attendants) attendant.fail(lost.fault);
  });
  const undoTalk = createUndoTalk(played, seats);
  const cursor = createCursor(() => beginAgain(match));
  const bots = botsAt(entry, seats, match);
  const inTurn = createInTurn();

  const around = (): Pick<SeatNow, "undoAsked" | "here"> => {
    const people = new Set([...attendants].map(({ seat }) => seat));
    return {
      undoAsked: undoTalk.asked,
      here: [...seats.keys()].filter((seat) => people.has(seat) || bots[seat] != null),
    };
  };
  const tellAll = () => {
    for (const attendant of attendants) attendant.tell();
  };
  const botAsked = () => (match.decision === null ? null : bots[match.decision.seat]);
  /** Stores what happened and tells it; after every few answers of bots everybody else gets a word in. */
  const goOn = async (): Promise<void> => {
    for (let answers = 0, bot = botAsked(); bot != null && answers < MOST_AT_ONCE; answers++, bot = botAsked()) {
      const seat = match.decision?.seat as number;
      const answer = bot.answer(match.seen);
      const taken = played.act(() => match.answer(seat, answer));
      if (!taken.ok) throw new Error(`Bot "${bot.name}" gave an answer that is refused: ${taken.reason}`);
    }
    await keeper.storeInputs();
    tellAll();
    if (botAsked() != null) goOnLater();
  };
  const goOnLater = () => void inTurn(goOn).catch(() => undefined);

  const enter = (seat: number, request: Change): Taken => {
    switch (request.type) {
      case "answer":
        return played.act(() => match.answer(seat, request.answer, request.decision));
      case "policy":
        return played.act(() => match.setPolicy(seat, request.change));
      case "undo":
        return undoTalk.undo(seat, request.answers);
      case "redo":
        return played.act(() => match.redo({ by: seat }));
      case "consent":
        return undoTalk.consent(seat, request.agrees);
      default:
        return played.act(() => match.resign(seat));
    }
  };
  const change = async (seat: number | null, request: Change): Promise<Taken> => {
    const { lost } = keeper;
    if (lost !== undefined) return lost.fault;
    if (seat === null) return refusal("NOT_SEATED", "Whoever watches has no seat.");
    try {
      const taken = enter(seat, request);
      if (!taken.ok) return taken;
      if (request.type === "answer" || request.type === "redo") undoTalk.forget();
      await goOn();
      return taken;
    } catch (error) {
      if (error instanceof ServerFault) return error.fault;
      throw error;
    }
  };
  const viewAt = ({ seat, eye }: Attendant, step: number): View =>
    cursor.at(match.line.slice(0, eye.inputsAt(step))).viewFor(seat);
  /** While others play too the record holds what a seat may not know. */
  const savedFor = ({ seat }: Attendant): Save | null => {
    return match.outcome !== null || (match.seats === 1 && seat !== null) ? saveMatch(match) : null;
  };

  if (botAsked() != null) goOnLater();
  return {
    get isEmpty() {
      return attendants.size === 0;
    },
    attend(seat, send) {
      const attendant = attendMatch(played, entry, seat, send, around);
      attendants.add(attendant);
      send({ type: "welcome", about: { ...about, seat } });
      // what is under way is not stored yet: nobody hears of it before
      void inTurn(async () => tellAll());
      const leave = () => {
        if (attendants.delete(attendant)) void inTurn(async () => tellAll());
      };
      return { attendant, leave };
    },
    request: (attendant, request) =>
      inTurn(async (): Promise<Done> => {
        const done = { type: "done", id: request.id, taken: { ok: true } } as const;
        if (request.type === "view-at") return { ...done, view: viewAt(attendant, request.step) };
        if (request.type === "save") return { ...done, save: savedFor(attendant) };
        return { ...done, taken: await change(attendant.seat, request) };
      }),
    putAway: () => inTurn(() => keeper.keepState()),
  };
}

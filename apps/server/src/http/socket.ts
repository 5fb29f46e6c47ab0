import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import type { Fault } from "@riposte/hosting/seats";
import type { AnyPlugin } from "@riposte/kernel/run";
import { faultLines } from "@riposte/words";
import { createAllowance } from "../allowance.js";
import { isPassing, refusal, ServerFault } from "../faults.js";
import { isShallow } from "../json-depth.js";
import type { Limits } from "../limits.js";
import { Hello, Request } from "../messages.js";
import type { Webhooks } from "../notices/webhooks.js";
import type { Attendant } from "../room/audience.js";
import type { Outlet, Room } from "../room/room.js";
import type { Rooms } from "../room/rooms.js";
import { isSecretOf } from "../secret.js";
import { isStorable } from "../storable.js";
import { seatName } from "../storage/banned.js";
import type { MatchStore } from "../storage/match-store.js";
import { StorageSilence } from "../storage/silence.js";
import { type Bans, SEAT_BANNED } from "./bans.js";
import { createHeldReading } from "./held-reading.js";
import { POLICY_VIOLATION, refuseSocket } from "./refuse-socket.js";
import type { Share } from "./shares.js";

/** A client that is closed like this comes back. */
const TRY_AGAIN = 1013;

export interface SocketParts {
  readonly rooms: Rooms;
  readonly store: MatchStore;
  readonly webhooks: Webhooks;
  readonly guests: readonly AnyPlugin[];
  /** The part of all matches that is kept here. */
  readonly shard: string | undefined;
  readonly bans: Bans;
  readonly log: (line: string) => void;
  /** Hears how long an answer took, in seconds. */
  readonly onAnswered: (seconds: number) => void;
}

interface Attended {
  readonly room: Room;
  readonly attendant: Attendant;
  leave(): void;
}

/** What is written together goes out together. */
export type Wire = Pick<Duplex, "cork" | "uncork">;

/** One place at a match behind a socket: first it says who it is, then it asks and is told. */
export function serveSocket(
  socket: WebSocket,
  wire: Wire,
  match: string,
  opening: Promise<SocketParts>,
  limits: Limits,
  share: Share,
): void {
  const isAllowed = createAllowance(limits.messages);
  const mayLookBack = {
    seated: createAllowance(limits.lookBackSeated),
    watching: createAllowance(limits.lookBackWatching),
  };
  let attended: Attended | undefined;
  let lastId = 0;

  let isCorked = false;
  const uncork = () => {
    isCorked = false;
    wire.uncork();
  };
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.unread) return socket.terminate();
    if (!isCorked) {
      // what changed and that it was taken are said in one breath
      isCorked = true;
      wire.cork();
      process.nextTick(uncork);
    }
    socket.send(text);
  };
  const complain = ({ code, reason }: Fault) => send(JSON.stringify({ type: "fault", code, reason }));
  const refuse = (fault: Fault) => {
    complain(fault);
    socket.close(isPassing(fault) ? TRY_AGAIN : POLICY_VIOLATION, fault.code);
  };
  // a client that asked gets its answer first
  const outlet: Outlet = {
    send,
    fail: (fault) => setImmediate(() => refuse(fault)),
    charge: (milliseconds) => share.spend("time", milliseconds),
  };

  const hello = async (written: unknown): Promise<void> => {
    const { success, data } = Hello.safeParse(written);
    if (!success) return refuse(refusal("MESSAGE_TOO_EARLY", 'Say who you are first: { type: "hello", token }.'));
    clearTimeout(waiting);
    // the storage may still be opening; a client that comes meanwhile waits
    const { rooms, store, bans } = await opening;
    await rooms.visit(match, async (room) => {
      const seat = data.token === null ? null : await seatOf(store, match, data.token);
      if (seat === undefined) return refuse(refusal("TOKEN_WRONG", "This token belongs to no seat of this match."));
      if (socket.readyState !== socket.OPEN) return;
      if (seat !== null && bans.has(seatName(match, seat))) return refuse(SEAT_BANNED);
      const began = performance.now();
      attended = { room, ...room.attend(seat, outlet) };
      // a client that comes is told all there is, as often as it comes
      share.spend("time", performance.now() - began);
      if (seat === null) return;
      const forget = bans.watch(seatName(match, seat), () => refuseSocket(socket, SEAT_BANNED));
      socket.on("close", forget);
    });
  };
  const request = async ({ room, attendant }: Attended, written: unknown): Promise<void> => {
    const { success, data, error } = Request.safeParse(written);
    if (!success) {
      const where = faultLines(error.issues.slice(0, 3), "message");
      return complain(refusal("MESSAGE_MALFORMED", where.join("; ")));
    }
    if (data.id <= lastId) {
      const reason = `Message ${data.id} was sent before; the next one is ${lastId + 1}.`;
      return complain(refusal("MESSAGE_REPLAYED", reason));
    }
    lastId = data.id;
    if (data.type === "view-at" && !mayLookBack[attendant.seat === null ? "watching" : "seated"]())
      return send(JSON.stringify({ type: "done", id: data.id, taken: TOO_OFTEN }));
    const began = performance.now();
    send(await room.request(attendant, data));
    if (data.type === "answer") (await opening).onAnswered((performance.now() - began) / 1000);
  };
  /** Messages of one socket are dealt with in the order they came. */
  let last: Promise<void> = Promise.resolve();
  const take = async (raw: unknown) => {
    if (socket.readyState !== socket.OPEN) return;
    const written = parsed(String(raw));
    if (written === undefined) return complain(refusal("MESSAGE_MALFORMED", "This is not JSON that can be stored."));
    try {
      await (attended === undefined ? hello(written) : request(attended, written));
    } catch (error) {
      refuse(await faultOf(error));
    }
  };
  const faultOf = async (error: unknown): Promise<Fault> => {
    if (error instanceof ServerFault && !isPassing(error.fault)) return error.fault;
    const { log } = await opening.catch(() => ({ log: () => undefined }) as Pick<SocketParts, "log">);
    if (error instanceof StorageSilence) {
      log(`match ${match}: ${error.message}`);
      return refusal("STORAGE_UNSURE", "The storage does not answer now; what was taken shows when you come back.");
    }
    log(`match ${match}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (error instanceof ServerFault) return error.fault;
    return refusal("STORAGE_UNSURE", "Something went wrong here; what was taken shows when you come back.");
  };

  const waiting = setTimeout(
    () => refuse(refusal("MESSAGE_TOO_EARLY", "Nobody said hello in time.")),
    limits.helloWithin,
  );
  const pinging = keepAlive(socket, limits.pingEvery);
  const reading = createHeldReading(socket);
  const leaveShare = share.add({ pause: () => reading.hold("share"), resume: () => reading.release("share") });
  let waitingCount = 0;
  const takeNext = async (raw: unknown) => {
    if (socket.readyState === socket.OPEN) await share.turn();
    waitingCount -= 1;
    if (waitingCount < limits.messagesWaiting) reading.release("queue");
    const began = performance.now();
    const taken = take(raw);
    share.spend("time", performance.now() - began);
    await taken;
  };
  socket.on("message", (raw) => {
    // what came behind the last straw
    if (socket.readyState !== socket.OPEN) return;
    if (!share.takes("messages") || !isAllowed()) return refuse(TOO_MUCH);
    waitingCount += 1;
    if (waitingCount >= limits.messagesWaiting) reading.hold("queue");
    last = last.then(() => takeNext(raw));
  });
  const control = (answer?: () => void) => {
    if (socket.readyState !== socket.OPEN) return;
    if (share.takes("controlFrames")) answer?.();
    else socket.terminate();
  };
  socket.on("ping", (data) => control(() => socket.pong(data)));
  socket.on("pong", () => control());
  socket.on("close", () => {
    leaveShare();
    clearTimeout(waiting);
    clearInterval(pinging);
    attended?.leave();
  });
  socket.on("error", () => socket.terminate());
}

export const TOO_MUCH = refusal("TOO_FAST", "Too many messages. Wait a moment and come back.");
const TOO_OFTEN = refusal("TOO_FAST", "Too many looks back. Wait a moment.");

/** A connection whose other end is gone without a word is closed after two pings. */
function keepAlive(socket: WebSocket, every: number): NodeJS.Timeout {
  let isAlive = true;
  socket.on("pong", () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every).unref();
}

/** The seat that a token proves. */
export async function seatOf(store: MatchStore, match: string, token: string): Promise<number | undefined> {
  return (await store.secrets(match)).find((secret) => isSecretOf(secret.token, token))?.seat;
}

function parsed(text: string): unknown {
  if (!isShallow(text)) return undefined;
  try {
    const written = JSON.parse(text) as unknown;
    // what came over the socket is whole characters: only spelled ones can be anything else
    return !text.includes("\\u") || isStorable(written) ? written : undefined;
  } catch {
    return undefined;
  }
}

import type { WebSocket } from "@fastify/websocket";
import type { AnyPlugin } from "@riposte/kernel";
import type { Fault } from "@riposte/seats";
import { createAllowance } from "../allowance.js";
import { refusal, ServerFault } from "../faults.js";
import { Hello, Request } from "../messages.js";
import type { ServerMessage } from "../protocol.js";
import type { Attendant } from "../room/attendance.js";
import type { Room } from "../room/room.js";
import type { Rooms } from "../room/rooms.js";
import { isSecretOf } from "../secret.js";
import type { MatchStore } from "../storage/match-store.js";

/** A person answers a few times a second at most; a program that plays needs more. */
const MESSAGES = { burst: 200, perSecond: 100 };
/** Unread messages after which nobody listens at the other end. */
const MOST_UNREAD = 16 * 1024 * 1024;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN = 1013;

export interface SocketParts {
  readonly rooms: Rooms;
  readonly store: MatchStore;
  readonly guests: readonly AnyPlugin[];
  readonly log: (line: string) => void;
}

/** One place at a match behind a socket: first it says who it is, then it asks and is told. */
export function serveSocket(socket: WebSocket, match: string, opening: Promise<SocketParts>): void {
  const isAllowed = createAllowance(MESSAGES);
  let room: Room | undefined;
  let attended: { readonly attendant: Attendant; leave(): void } | undefined;
  let lastId = 0;

  const send = (message: ServerMessage) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    socket.send(JSON.stringify(message));
    // whoever asked gets his answer first
    if (message.type === "fault" && message.code === "STORAGE_FAILED") setImmediate(() => socket.close(TRY_AGAIN));
  };
  const complain = ({ code, reason }: Fault) => send({ type: "fault", code, reason });
  const refuse = (fault: Fault) => {
    complain(fault);
    socket.close(POLICY_VIOLATION, fault.code);
  };
  const hello = async (written: unknown): Promise<void> => {
    const { success, data } = Hello.safeParse(written);
    if (!success) return refuse(refusal("MESSAGE_TOO_EARLY", 'Say who you are first: { type: "hello", token }.'));
    // the storage may still be opening; whoever comes meanwhile waits
    const { rooms, store } = await opening;
    const opened = await rooms.open(match);
    const seat = data.token === null ? null : await seatOf(store, match, data.token);
    if (seat === undefined) return refuse(refusal("TOKEN_WRONG", "This token belongs to no seat of this match."));
    if (socket.readyState !== socket.OPEN) return;
    room = opened;
    attended = opened.attend(seat, send);
  };
  const request = async (written: unknown): Promise<void> => {
    const { success, data, error } = Request.safeParse(written);
    if (!success) {
      const where = error.issues.slice(0, 3).map(({ path, message }) => `${path.join(".") || "message"}: ${message}`);
      return complain(refusal("MESSAGE_MALFORMED", where.join("; ")));
    }
    if (data.id <= lastId) {
      const reason = `Message ${data.id} was sent before; the next one is ${lastId + 1}.`;
      return complain(refusal("MESSAGE_REPLAYED", reason));
    }
    lastId = data.id;
    if (room !== undefined && attended !== undefined) send(await room.request(attended.attendant, data));
  };
  /** Messages of one socket are dealt with in the order they came. */
  let last: Promise<void> = Promise.resolve();
  const take = async (raw: unknown) => {
    const written = parsed(String(raw));
    if (written === undefined) return complain(refusal("MESSAGE_MALFORMED", "This is not JSON."));
    try {
      await (attended === undefined ? hello(written) : request(written));
    } catch (error) {
      if (error instanceof ServerFault) return refuse(error.fault);
      const { log } = await opening;
      log(`match ${match}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      refuse(refusal("STORAGE_FAILED", "Something went wrong here; the match is as it was. Try again."));
    }
  };

  socket.on("message", (raw) => {
    if (!isAllowed()) return refuse(refusal("TOO_FAST", "Too many messages. Wait a moment and come back."));
    last = last.then(() => take(raw));
  });
  socket.on("close", () => attended?.leave());
  socket.on("error", () => socket.terminate());
}

async function seatOf(store: MatchStore, match: string, token: string): Promise<number | undefined> {
  return (await store.secrets(match)).find((secret) => isSecretOf(secret.token, token))?.seat;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import type { Taken } from "@riposte/hosting/seats";
import { faultLines } from "@riposte/words";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { areAlike } from "../alike-names.js";
import { type FaultCode, refusal, ServerFault } from "../faults.js";
import { createInTurnByOwner } from "../in-turn.js";
import type { Limits } from "../limits.js";
import { Bring, Join, NewMatch } from "../messages.js";
import type { InvitedTo, JoinedMatch, MadeMatch } from "../protocol.js";
import { makeMatch } from "../room/make-match.js";
import { aboutOf, namesAt } from "../room/room.js";
import { hashOf, isSecretOf, newSecret } from "../secret.js";
import { isStorable } from "../storable.js";
import { seatName } from "../storage/banned.js";
import type { MatchStore } from "../storage/match-store.js";
import { guestOf } from "./addressed.js";
import { BANNED, type Bans, SEAT_BANNED } from "./bans.js";
import { checkHealth } from "./health.js";
import { createOpenCount } from "./open-count.js";
import { refuseSocket } from "./refuse-socket.js";
import type { Shares } from "./shares.js";
import { type SocketParts, seatOf, serveSocket, TOO_MUCH } from "./socket.js";

/** Characters of a match's id. */
const LONGEST_ID = 60;

interface ById {
  readonly Params: { readonly id: string };
}

/** The table's server as its pages use it: matches are made and joined by request, and played on a socket. */
export function addRoutes(
  app: FastifyInstance,
  parts: () => Promise<SocketParts>,
  limits: Limits,
  shareOf: Shares,
  bans: Bans,
  onRefused: () => void,
): void {
  const making = createInTurnByOwner();
  const sockets = createOpenCount(limits.socketsPerAddress);
  app.addHook<ById>("preValidation", async ({ params }) => {
    if (!isStorable(params) || params.id?.length > LONGEST_ID)
      throw new ServerFault("MATCH_UNKNOWN", "No match has such an id.");
  });
  app.get("/health", async () => {
    await checkHealth(parts);
    return { ok: true };
  });
  app.post("/api/matches", async ({ body, ip }, reply): Promise<MadeMatch> => {
    const { store, webhooks, guests, shard } = await parts();
    const guest = guestOf(ip);
    const [share, maker] = [shareOf(guest), hashOf(guest)];
    const charge = (milliseconds: number) => share.spend("time", milliseconds);
    const asked = read(NewMatch, body);
    // of many made at once each is counted before the next
    const made = await making(maker, async () => {
      await share.turn();
      return makeMatch({ store, limits, webhooks, guests, shard, charge }, asked, maker);
    });
    reply.code(201);
    return made;
  });
  app.get<ById>("/api/matches/:id", async ({ params }): Promise<InvitedTo> => {
    const { store, guests } = await parts();
    const [stored, given] = await Promise.all([store.about(params.id), store.names(params.id)]);
    if (stored === undefined) throw new ServerFault("MATCH_UNKNOWN", `There is no match "${params.id}" here.`);
    return { ...aboutOf(stored, guests), names: namesAt(stored, given) };
  });
  app.post<ById>("/api/matches/:id/join", async ({ params, body }): Promise<JoinedMatch> => {
    const { store } = await parts();
    return join(store, params.id, read(Join, body));
  });
  app.post<ById>("/api/matches/:id/list", async ({ params: { id }, body, ip }): Promise<Taken> => {
    const { store, rooms } = await parts();
    const share = shareOf(guestOf(ip));
    const { token, list } = read(Bring, body);
    const seat = await seatOf(store, id, token);
    if (seat === undefined) throw new ServerFault("TOKEN_WRONG", "This token belongs to no seat of this match.");
    if (bans.has(seatName(id, seat))) throw new ServerFault("BANNED", SEAT_BANNED.reason);
    await share.turn();
    const began = performance.now();
    const taken = await rooms.visit(id, (room) => room.bring(seat, list));
    share.spend("time", performance.now() - began);
    if (!taken.ok) throw new ServerFault(taken.code as FaultCode, taken.reason);
    return taken;
  });
  const mayUpgrade = async ({ ip, ws }: FastifyRequest) => {
    if (ws && shareOf(guestOf(ip)).isShutOut) throw new ServerFault("TOO_FAST", TOO_MUCH.reason);
  };
  app.get<ById>(
    "/api/matches/:id/socket",
    { websocket: true, config: { isSocket: true }, onRequest: mayUpgrade },
    (socket, { params, ip, socket: wire }) => {
      const guest = guestOf(ip);
      const share = shareOf(guest);
      wire.on("data", (some: Buffer) => share.spend("bytes", some.length));
      const leave = sockets.take(guest);
      if (leave === undefined) {
        onRefused();
        return refuseSocket(socket, refusal("TOO_MANY", "Too many open sockets from your address."));
      }
      socket.on("close", leave);
      socket.on(
        "close",
        bans.watch(guest, () => refuseSocket(socket, BANNED)),
      );
      serveSocket(socket, wire, params.id, parts(), limits, share);
    },
  );
}

/** Takes the seat of an invitation; of two who try at once one gets it, and a ban counts from the moment it is stored. */
async function join(store: MatchStore, id: string, { invite, name }: Join): Promise<JoinedMatch> {
  const secret = (await store.secrets(id)).find((one) => isSecretOf(one.invite, invite));
  if (secret?.banned) throw new ServerFault("BANNED", SEAT_BANNED.reason);
  if (secret !== undefined && name !== undefined) await mustBeFree(store, id, name);
  const token = newSecret();
  if (secret !== undefined && (await store.claim(id, secret.seat, hashOf(token), name)))
    return { seat: secret.seat, token };
  throw new ServerFault("INVITE_SPENT", "This invitation is not known here, or somebody has used it. Ask for another.");
}

/** The player who made the match has his name from its beginning, so no other one can take it meanwhile. */
async function mustBeFree(store: MatchStore, id: string, name: string): Promise<void> {
  const taken = (await store.names(id)).find((other) => areAlike(other.name, name));
  if (taken === undefined) return;
  const reason = `A player of this match is called "${taken.name}" already. Choose a name that looks different.`;
  throw new ServerFault("NAME_TAKEN", reason);
}

interface Reads<T> {
  safeParse(written: unknown): {
    success: boolean;
    data?: T;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

function read<T>(schema: Reads<T>, written: unknown): T {
  const { success, data, error } = schema.safeParse(written);
  if (success) return data as T;
  const problems = faultLines(error?.issues ?? [], "body");
  throw new ServerFault("MESSAGE_MALFORMED", problems.join("; "));
}

/** The HTTP status of each refusal. */
export function statusOf({ code }: ReturnType<typeof refusal>): number {
  switch (code) {
    case "MATCH_UNKNOWN":
      return 404;
    case "INVITE_SPENT":
    case "TOKEN_WRONG":
    case "ORIGIN_FOREIGN":
    case "BANNED":
      return 403;
    case "HOST_FOREIGN":
      return 421;
    case "TOO_FAST":
    case "TOO_MANY":
      return 429;
    case "NAME_TAKEN":
      return 409;
    case "TOO_BIG":
      return 413;
    case "STORAGE_FAILED":
    case "STORAGE_UNSURE":
      return 503;
    default:
      return 400;
  }
}

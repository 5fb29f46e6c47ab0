import type { FastifyInstance } from "fastify";
import { type refusal, ServerFault } from "../faults.js";
import { Join, NewMatch } from "../messages.js";
import type { JoinedMatch, MadeMatch } from "../protocol.js";
import { makeMatch } from "../room/make-match.js";
import { hashOf, isSecretOf, newSecret } from "../secret.js";
import type { MatchStore } from "../storage/match-store.js";
import { type SocketParts, serveSocket } from "./socket.js";

interface ById {
  readonly Params: { readonly id: string };
}

/** The table's server as its pages use it: matches are made and joined by request, and played on a socket. */
export function addRoutes(app: FastifyInstance, parts: () => Promise<SocketParts>): void {
  app.get("/health", async () => {
    const { store, rooms } = await parts();
    return { ok: true, matches: await store.count(), running: rooms.size };
  });
  app.post("/api/matches", async ({ body }, reply): Promise<MadeMatch> => {
    const { store, guests } = await parts();
    const made = await makeMatch(store, read(NewMatch, body), guests);
    reply.code(201);
    return made;
  });
  app.post<ById>("/api/matches/:id/join", async ({ params, body }): Promise<JoinedMatch> => {
    const { store } = await parts();
    return join(store, params.id, read(Join, body).invite);
  });
  app.get<ById>("/api/matches/:id/socket", { websocket: true }, (socket, { params }) => {
    serveSocket(socket, params.id, parts());
  });
}

/** Takes the seat of an invitation; of two who try at once one gets it. */
async function join(store: MatchStore, id: string, invite: string): Promise<JoinedMatch> {
  const secret = (await store.secrets(id)).find((one) => isSecretOf(one.invite, invite));
  const token = newSecret();
  if (secret !== undefined && (await store.claim(id, secret.seat, hashOf(token)))) return { seat: secret.seat, token };
  throw new ServerFault("INVITE_SPENT", "This invitation is not known here, or somebody has used it. Ask for another.");
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
  const problems = (error?.issues ?? []).map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
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
      return 403;
    case "TOO_FAST":
      return 429;
    case "TOO_BIG":
      return 413;
    case "STORAGE_FAILED":
      return 503;
    default:
      return 400;
  }
}

import { changed, type OnlineNow, type Said, type SeenStep } from "@riposte/hosting/seats";
import { answerAt, countAnswers } from "@riposte/kernel/run";
import { WebSocket } from "ws";
import type { JoinedMatch, MadeMatch, NewMatch, ServerMessage } from "../src/protocol.js";

type Done = Extract<ServerMessage, { type: "done" }>;
type Asked = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Somebody at a match over a real socket, who remembers all he was sent. */
export interface Guest {
  readonly raw: string[];
  readonly faults: readonly string[];
  readonly steps: readonly SeenStep[];
  readonly now: OnlineNow;
  /** What players wrote to each other. */
  readonly said: readonly Said[];
  /** Why the socket closed. */
  readonly closed: Promise<number>;
  ask(request: Asked): Promise<Done>;
  /** Sends anything, as it is. */
  shout(text: string): void;
  /** Resolves when what he knows fits. */
  until(fits: (now: OnlineNow) => boolean): Promise<OnlineNow>;
  untilSaid(count: number): Promise<readonly string[]>;
  untilFault(): Promise<string>;
  leave(): Promise<void>;
}

export async function attend(
  address: string,
  match: string,
  token: string | null,
  hello?: unknown,
  headers = {},
): Promise<Guest> {
  const socket = new WebSocket(`${address.replace("http", "ws")}api/matches/${match}/socket`, { headers });
  const [raw, faults] = [[] as string[], [] as string[]];
  const waiting = new Map<number, (done: Done) => void>();
  const watchers = new Set<() => void>();
  let [steps, now, id]: [readonly SeenStep[], OnlineNow | undefined, number] = [[], undefined, 0];
  const said: Said[] = [];
  socket.on("message", (data) => {
    raw.push(String(data));
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === "state") {
      steps = [...steps.slice(0, message.keep), ...message.add];
      now = message.now ?? (now === undefined ? undefined : changed(now, message.changes));
    }
    if (message.type === "said") said.push(...message.lines);
    if (message.type === "fault") faults.push(message.code);
    if (message.type === "done") waiting.get(message.id)?.(message);
    for (const look of [...watchers]) look();
  });
  const closed = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify(hello ?? { type: "hello", token }));

  const when = <T>(found: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const value = found();
        if (value === undefined) return;
        watchers.delete(look);
        resolve(value);
      };
      watchers.add(look);
      look();
    });
  const guest: Guest = {
    raw,
    faults,
    get steps() {
      return steps;
    },
    get now() {
      return now as OnlineNow;
    },
    said,
    closed,
    ask(request) {
      id += 1;
      const asked = id;
      socket.send(JSON.stringify({ ...request, id: asked }));
      return new Promise((resolve) => waiting.set(asked, resolve));
    },
    shout: (text) => socket.send(text),
    until: (fits) => when(() => (now !== undefined && fits(now) ? now : undefined)),
    untilSaid: (count) => when(() => (said.length >= count ? said.map(({ by, text }) => `${by}: ${text}`) : undefined)),
    untilFault: () => when(() => faults[0]),
    leave: async () => {
      socket.close();
      await closed;
    },
  };
  if (hello === undefined) await Promise.race([guest.until(() => true), guest.untilFault()]);
  return guest;
}

/** Gives one of the answers there are, the first unless told. */
export async function answerAny(guest: Guest, which = 0): Promise<Done> {
  const { decision } = guest.now.view;
  if (decision?.own !== true) throw new Error("Not asked.");
  const { choice, id } = decision;
  return guest.ask({ type: "answer", answer: answerAt(choice, which % countAnswers(choice)), decision: id });
}

export async function post<T>(
  address: string,
  path: string,
  body: unknown,
  headers = {},
): Promise<{ status: number; json: T }> {
  const response = await fetch(`${address}api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as T };
}

export const make = async (address: string, asked: NewMatch, headers = {}): Promise<MadeMatch> =>
  (await post<MadeMatch>(address, "matches", asked, headers)).json;

/** A match of two people, both seated. */
export async function seatTwo(address: string, asked: Omit<NewMatch, "seats">) {
  const made = await make(address, { ...asked, seats: ["human", "human"] });
  const invite = made.invites[0]?.invite;
  const { json } = await post<JoinedMatch>(address, `matches/${made.match}/join`, { invite });
  const tokens = [made.token as string, json.token];
  return {
    match: made.match,
    tokens,
    guests: await Promise.all(tokens.map((token) => attend(address, made.match, token))),
  };
}

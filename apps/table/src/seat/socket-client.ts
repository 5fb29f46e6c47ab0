import {
  changed as changedBy,
  fault,
  type OnlineNow,
  type Said,
  type SeatClient,
  type SeatState,
  type SeenStep,
  type Taken,
} from "@riposte/hosting/seats";
import type { View } from "@riposte/kernel/run";
import type { OnlineAbout, ServerMessage } from "@riposte/server/protocol";
import { onlineTexts } from "../online/online-texts.js";
import { createReconnecting } from "./reconnecting.js";

type Done = Extract<ServerMessage, { type: "done" }>;

const GONE: Pick<Done, "taken"> = { taken: fault("CONNECTION_LOST", onlineTexts.lost) };

/** All a seat at a match with people elsewhere knows. */
export interface OnlineState extends SeatState, OnlineNow {
  /** What the players wrote to each other; nothing for a watcher. */
  readonly said: readonly Said[];
}

/** A seat at such a match: it also has to do with the people at it. */
export interface OnlineClient extends SeatClient {
  readonly about: OnlineAbout;
  state(): OnlineState;
  /** The server's time now, which its clocks are told by. */
  time(): number;
  say(text: string): Promise<Taken>;
  /** Takes the match of a player whose time is up. */
  claim(): Promise<Taken>;
  /** Wants to play again, or not. */
  rematch(agrees: boolean): Promise<Taken>;
}

/** A seat at a match behind a socket; resolves when the server has told where the match stands. */
export function openSocketClient(match: string, token: string | null): Promise<OnlineClient> {
  return new Promise((resolve, reject) => {
    const listeners = new Set<() => void>();
    const waiting = new Map<number, (done: Pick<Done, "taken" | "view" | "save">) => void>();
    let about: OnlineAbout | undefined;
    let state: OnlineState | undefined;
    let steps: readonly SeenStep[] = [];
    let said: readonly Said[] = [];
    let ahead = 0;
    let lastId = 0;
    /** Changes that are not acknowledged: after a break they are sent again, under the key that makes them count once. */
    const unsure = new Map<number, object>();

    const change = (connection: SeatState["connection"], now: OnlineNow | undefined = state) => {
      if (now === undefined) return;
      state = { ...now, connection, steps, said };
      for (const changed of [...listeners]) changed();
    };
    const hear = (message: ServerMessage) => {
      if (message.type === "welcome") {
        // after coming back everything is told anew
        about = message.about;
        steps = [];
        said = [];
        ahead = message.time - Date.now();
      } else if (message.type === "state") {
        steps = [...steps.slice(0, message.keep), ...message.add];
        const { now } = message;
        change("live", now ?? (state === undefined ? undefined : changedBy<OnlineNow>(state, message.changes)));
        if (now !== undefined) sendAgain();
        if (about !== undefined) resolve(client(about));
      } else if (message.type === "done") {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
        unsure.delete(message.id);
      } else if (message.type === "said") {
        said = [...said, ...message.lines];
        if (state !== undefined) change(state.connection);
      } else if (state === undefined) reject(new Error(message.reason));
    };
    const connection = createReconnecting<ServerMessage>(addressOf(match), {
      hello: { type: "hello", token },
      hear,
      onLost(isFinal) {
        for (const [id, answer] of waiting) {
          if (!isFinal && unsure.has(id)) continue;
          answer(GONE);
          waiting.delete(id);
        }
        if (state === undefined && isFinal) reject(new Error(onlineTexts.unreachable));
        change(isFinal ? "lost" : "connecting");
      },
    });
    const ask = (request: object): Promise<Pick<Done, "taken" | "view" | "save">> => {
      lastId += 1;
      const id = lastId;
      return new Promise((answer) => {
        if (connection.send({ ...request, id })) waiting.set(id, answer);
        else answer(GONE);
      });
    };
    const sendAgain = () => {
      for (const [id, request] of [...unsure]) {
        const answer = waiting.get(id);
        waiting.delete(id);
        unsure.delete(id);
        lastId += 1;
        if (answer !== undefined) waiting.set(lastId, answer);
        unsure.set(lastId, request);
        connection.send({ ...request, id: lastId });
      }
    };
    const taken = async (change: object) => {
      const request = { ...change, key: newKey() };
      const answer = ask(request);
      if (waiting.has(lastId)) unsure.set(lastId, request);
      return (await answer).taken;
    };
    const client = (known: OnlineAbout): OnlineClient => ({
      about: known,
      state: () => state as OnlineState,
      time: () => Date.now() + ahead,
      subscribe(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      answer: (answer, decision) => taken({ type: "answer", answer, decision }),
      setPolicy: (policy) => taken({ type: "policy", change: policy }),
      undo: (answers = 1) => taken({ type: "undo", answers }),
      redo: () => taken({ type: "redo" }),
      consent: (agrees) => taken({ type: "consent", agrees }),
      resign: () => taken({ type: "resign" }),
      claim: () => taken({ type: "claim" }),
      rematch: async (agrees) => (await ask({ type: "rematch", agrees })).taken,
      say: async (text) => (await ask({ type: "say", text })).taken,
      viewAt: async (step) => (await ask({ type: "view-at", step })).view ?? (state?.view as View),
      hint: async () => fault("NO_HINT", onlineTexts.noHint),
      save: async () => (await ask({ type: "save" })).save ?? null,
      leave: connection.close,
    });
  });
}

/** Also where the page came without encryption, and browsers offer less. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join("-");

function addressOf(match: string): string {
  const address = new URL(`api/matches/${encodeURIComponent(match)}/socket`, location.href.split("#")[0]);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

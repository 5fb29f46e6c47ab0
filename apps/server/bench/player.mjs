import { drawAnswer } from "@riposte/kernel/run";
import { WebSocket } from "ws";

const post = async (address, path, body) => {
  const response = await fetch(`${address}api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(json.reason);
  return json;
};

/** A match of two people, each at one of the addresses; `answerOnce` lets the asked one answer. */
export async function seatTwo(addresses, seed) {
  const [first, second] = addresses;
  const made = await post(first, "matches", { game: "one-piece", seats: ["human", "human"], seed });
  const joined = await post(second, `matches/${made.match}/join`, { invite: made.invites[0].invite });
  const players = await Promise.all([sit(first, made.match, made.token), sit(second, made.match, joined.token)]);
  let random = 1;
  // any fixed sequence will do: only the pace is measured
  const below = (count) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % count;
  };
  return {
    /** Milliseconds until it was acknowledged; nothing where no player is asked. */
    async answerOnce() {
      const player = players.find(({ asked }) => asked()?.own === true);
      if (player === undefined) return undefined;
      const { choice, id } = player.asked();
      const began = performance.now();
      await player.ask({ type: "answer", answer: drawAnswer(choice, below), decision: id });
      return performance.now() - began;
    },
    leave() {
      for (const player of players) player.leave();
    },
  };
}

const STATE = '{"type":"state"';
const DECISION = '"decision":';
/** In a question for the player who is told it. */
const OWN = '"own":true';

function sit(address, match, token) {
  const socket = new WebSocket(`${address.replace("http", "ws")}api/matches/${match}/socket`, {
    perMessageDeflate: false,
  });
  const waiting = new Map();
  let [id, decision] = [0, null];
  return new Promise((resolve, reject) => {
    const read = (message) => {
      if (message.type === "fault") reject(new Error(message.reason));
      if (message.type === "done") {
        waiting.get(message.id)?.();
        waiting.delete(message.id);
      }
      if (message.type === "state")
        [decision] = message.changes?.view?.decision ?? [
          message.now === undefined ? decision : message.now.view.decision,
        ];
    };
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
    socket.on("message", (data) => {
      const text = String(data);
      // players take little of the core they share with the database: who is not asked reads no further, and none keeps a table
      if (text.startsWith(STATE) && !text.includes(OWN)) decision = text.includes(DECISION) ? null : decision;
      else read(JSON.parse(text));
      if (!text.startsWith(STATE)) return;
      resolve({
        asked: () => decision,
        ask: (request) =>
          new Promise((done) => {
            id += 1;
            waiting.set(id, done);
            socket.send(JSON.stringify({ ...request, id }));
          }),
        leave: () => socket.close(),
      });
    });
  });
}

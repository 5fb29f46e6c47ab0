import { drawAnswer } from "@riposte/kernel";
import { WebSocket } from "ws";

/** Plays match after match for so long, and tells how long each answer took. */
export async function playFor(address, seconds, player) {
  const until = performance.now() + seconds * 1000;
  const waits = [];
  let matches = 0;
  while (performance.now() < until) {
    matches += 1;
    await playOne(address, `${player}:${matches}`, until, waits);
  }
  return { waits, matches };
}

async function playOne(address, seed, until, waits) {
  const response = await fetch(`${address}api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "finished", seats: ["human"], seed }),
  });
  const { match, token, reason } = await response.json();
  if (match === undefined) throw new Error(reason);
  const socket = new WebSocket(`${address.replace("http", "ws")}api/matches/${match}/socket`);
  const asked = new Map();
  let [id, random] = [0, 1];
  // any fixed sequence will do: only the pace is measured
  const below = (count) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % count;
  };
  await new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "fault") return reject(new Error(message.reason));
      if (message.type === "done") waits.push(performance.now() - asked.get(message.id));
      if (message.type !== "state") return;
      const { decision } = message.now.view;
      if (decision === null || performance.now() > until) return resolve();
      id += 1;
      asked.set(id, performance.now());
      socket.send(
        JSON.stringify({ type: "answer", id, answer: drawAnswer(decision.choice, below), decision: decision.id }),
      );
    });
  });
  socket.close();
}

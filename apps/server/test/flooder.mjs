// A client at an address of its own that writes as much as the server reads: `flooder.mjs address flood sockets match token`.
import { connect } from "node:net";
import { setPriority } from "node:os";

const [address, flood, sockets, match, token] = process.argv.slice(2);
const { hostname, port, host } = new URL(address);
const AT_ONCE = 200;
/** Milliseconds until a connection that was closed is tried again. */
const AGAIN = 5;

// it stands for another machine: what it takes of this one is not what is measured
setPriority(19);

const frame = (opcode, text) => {
  const payload = Buffer.from(text);
  const { length } = payload;
  const size = length > 125 ? [0x80 | 126, length >> 8, length & 0xff] : [0x80 | length];
  return Buffer.concat([Buffer.from([opcode, ...size, 0, 0, 0, 0]), payload]);
};
const message = (asked) => frame(0x81, JSON.stringify(asked));
const many = (make) => (id) => Buffer.concat(Array.from({ length: AT_ONCE }, (_, at) => make(id + at)));

/** What is written again and again, from a message's number on; `null` watches. */
const FLOODS = {
  pings: { write: many(() => frame(0x89, "")), as: null },
  "garbage frames": { write: () => Buffer.alloc(1000, 0xff), as: null },
  "big frames": {
    write: (id) => message({ type: "answer", id, answer: "x".repeat(16_000), decision: 1 }),
    as: null,
  },
  answers: { write: many((id) => message({ type: "answer", id, answer: "x", decision: 1 })), as: token },
  says: { write: many((id) => message({ type: "say", id, text: "x".repeat(150) })), as: token },
  "looks back": { write: many((id) => message({ type: "view-at", id, step: id % 3 })), as: null },
  requests: { write: () => `GET /api/matches/x HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(AT_ONCE) },
};
const { write, as } = FLOODS[flood];
const upgrade = [
  `GET /api/matches/${match}/socket HTTP/1.1`,
  `host: ${host}`,
  "connection: Upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
  "\r\n",
].join("\r\n");

function open() {
  const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.2" });
  let id = 1;
  let isFlooding = false;
  const go = () => {
    while (!socket.destroyed && socket.write(write(id))) id += AT_ONCE;
    id += AT_ONCE;
  };
  const begin = () => {
    isFlooding = true;
    if (as !== undefined) socket.write(message({ type: "hello", token: as }));
    socket.on("drain", () => setImmediate(go));
    go();
  };
  socket.on("connect", () => (as === undefined ? begin() : socket.write(upgrade)));
  socket.on("data", (some) => {
    if (!isFlooding && some.includes("101 Switching")) begin();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => setTimeout(open, AGAIN));
}

for (let opened = 0; opened < Number(sockets); opened++) open();
console.log("flooding");

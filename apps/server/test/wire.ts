import { connect, type Socket } from "node:net";

/** A bare connection to a server: what is written goes as it is, and this end never closes first. */
export interface Wire {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** All that came, when the server ended the connection. */
  readonly ended: Promise<string>;
  /** Resolves when what came holds these words. */
  until(words: string): Promise<string>;
}

export function openWire(address: string, localAddress = "127.0.0.1"): Wire {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true });
  let came = "";
  socket.on("data", (some) => (came += some));
  socket.on("error", () => socket.destroy());
  return {
    socket,
    write: (text) => void socket.write(text),
    ended: new Promise((resolve) => socket.on("end", () => resolve(came)).on("close", () => resolve(came))),
    until: (words) =>
      new Promise((resolve) => {
        const look = () => came.includes(words) && resolve(came);
        socket.on("data", look);
        look();
      }),
  };
}

/** The text of a request. */
export const requestOf = (address: string, method: string, target: string, headers: Record<string, string> = {}) =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ host: new URL(address).host, ...headers }).map(([name, value]) => `${name}: ${value}`),
    "\r\n",
  ].join("\r\n");

/** What a client sends to make a connection a WebSocket. */
export const UPGRADE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

/** One frame as a client sends it, masked with zeros. */
export function maskedFrame(opcode: number, text: string, isLast = true): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const long = length > 125 ? [0x80 | 126, length >> 8, length & 0xff] : [0x80 | length];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...long, 0, 0, 0, 0]), payload]);
}

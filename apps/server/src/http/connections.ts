import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Allowance, createAllowance } from "../allowance.js";
import { guestOf } from "./addressed.js";
import { createOpenCount } from "./open-count.js";

/** All connections to a server, upgraded or not: Node itself lets go of those that were upgraded. */
export interface Connections {
  /** Ends what is left, so that the process can end. */
  destroyAll(): void;
}

interface Bounds {
  /** Open connections of one address; a proxy's are those of many guests. */
  readonly most: number;
  /** How often one address may connect. */
  readonly often: Allowance;
  isProxy(address: string): boolean;
  onRefused(): void;
}

/** Addresses whose pace is remembered. */
const REMEMBERED = 10_000;

export function watchConnections(server: Server, { most, often, isProxy, onRefused }: Bounds): Connections {
  const open = new Set<Socket>();
  const counted = createOpenCount(most);
  const pace = new Map<string, () => boolean>();
  const enter = (address: string): (() => void) | undefined => {
    if (pace.size >= REMEMBERED) pace.clear();
    const isAllowed = pace.get(address) ?? createAllowance(often);
    pace.set(address, isAllowed);
    return isAllowed() ? counted.take(address) : undefined;
  };
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    const isCounted = remoteAddress !== undefined && !isProxy(remoteAddress);
    const leave = isCounted ? enter(guestOf(remoteAddress)) : () => undefined;
    if (leave === undefined) {
      onRefused();
      return socket.destroy();
    }
    open.add(socket);
    socket.on("close", () => {
      open.delete(socket);
      leave();
    });
  });
  return {
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

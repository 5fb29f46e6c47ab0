import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Allowance, createAllowance } from "../allowance.js";
import { guestOf } from "./addressed.js";
import { createOpenCount } from "./open-count.js";

/** All connections to a server, upgraded or not: Node itself lets go of those that were upgraded. */
export interface Connections {
  /** An address asked too often on this connection: its others for requests are ended, and new ones are not read for a while. */
  shutOut(socket: Socket): void;
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

/** What is known of an address that connects. */
interface Caller {
  readonly mayConnect: () => boolean;
  /** Its connections that were not upgraded. */
  readonly plain: Set<Socket>;
  shutOutUntil: number;
}

/** Addresses that are remembered. */
const REMEMBERED = 10_000;
const SHUT_OUT_FOR = 30_000;
/** Milliseconds a connection that comes too soon is kept waiting: a client that connects again at once waits with it. */
const HELD_FOR = 1000;

export function watchConnections(server: Server, { most, often, isProxy, onRefused }: Bounds): Connections {
  const open = new Set<Socket>();
  const counted = createOpenCount(most);
  const callers = new Map<string, Caller>();
  const callerAt = (address: string): Caller => {
    const known = callers.get(address);
    if (known !== undefined) return known;
    if (callers.size >= REMEMBERED) callers.clear();
    const fresh: Caller = { mayConnect: createAllowance(often), plain: new Set(), shutOutUntil: 0 };
    callers.set(address, fresh);
    return fresh;
  };
  const guestAt = ({ remoteAddress }: Socket): string | undefined =>
    remoteAddress === undefined || isProxy(remoteAddress) ? undefined : guestOf(remoteAddress);
  const hold = (socket: Socket) => {
    onRefused();
    // Node begins to read when all that hear of a connection have heard of it
    process.nextTick(() => socket.pause());
    setTimeout(() => socket.destroy(), HELD_FOR).unref();
  };
  const admit = (socket: Socket, address: string): boolean => {
    const leave = counted.take(address);
    if (leave === undefined) {
      onRefused();
      socket.destroy();
      return false;
    }
    const caller = callerAt(address);
    caller.plain.add(socket);
    socket.on("close", () => {
      caller.plain.delete(socket);
      leave();
    });
    if (performance.now() < caller.shutOutUntil || !caller.mayConnect()) hold(socket);
    return true;
  };
  server.on("connection", (socket: Socket) => {
    const address = guestAt(socket);
    if (address !== undefined && !admit(socket, address)) return;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  server.on("upgrade", (_request, socket: Socket) => {
    const address = guestAt(socket);
    if (address !== undefined) callerAt(address).plain.delete(socket);
  });
  return {
    shutOut(socket) {
      const address = guestAt(socket);
      if (address === undefined) return;
      const caller = callerAt(address);
      caller.shutOutUntil = performance.now() + SHUT_OUT_FOR;
      for (const other of caller.plain) if (other !== socket) other.destroy();
    },
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

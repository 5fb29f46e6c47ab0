import type { Server } from "node:http";
import type { Socket } from "node:net";
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
  isProxy(address: string): boolean;
  onRefused(): void;
}

export function watchConnections(server: Server, { most, isProxy, onRefused }: Bounds): Connections {
  const open = new Set<Socket>();
  const counted = createOpenCount(most);
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    const leave =
      remoteAddress === undefined || isProxy(remoteAddress) ? () => {} : counted.take(guestOf(remoteAddress));
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

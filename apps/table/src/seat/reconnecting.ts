interface Reconnecting<Message> {
  /** The first word on every new connection. */
  readonly hello: object;
  hear(message: Message): void;
  /** The connection is gone; for good when the server wants nothing of us. */
  onLost(isFinal: boolean): void;
}

/** The server closes like this when it refuses us: trying again would not help. */
const REFUSED = 1008;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const MOST_TRIES = 200;

/** A socket that comes back after a break; nothing is sent while it is gone. */
export function createReconnecting<Message>(address: string, { hello, hear, onLost }: Reconnecting<Message>) {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isClosed = false;

  const open = () => {
    socket = new WebSocket(address);
    socket.onopen = () => socket?.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
      tries = 0;
      hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (isClosed) return;
      tries += 1;
      const isFinal = code === REFUSED || tries > MOST_TRIES;
      onLost(isFinal);
      if (!isFinal) timer = setTimeout(open, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)));
    };
  };
  open();
  return {
    /** Whether it could be sent. */
    send(message: object): boolean {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

import { createBudget } from "../budget.js";
import { createInTurn } from "../in-turn.js";
import type { Limits } from "../limits.js";
import type { Pieces } from "../pieces.js";

/** A socket that is read, or is not. */
export interface Reading {
  pause(): void;
  resume(): void;
}

/** What one address takes of the server, over all its sockets and requests. */
export interface Share {
  /** Counts a message, or a control frame; false where the address sends too many. */
  takes(what: "messages" | "controlFrames"): boolean;
  /** Counts bytes that came, or milliseconds of the main thread; who spends too much is not read for a while. */
  spend(what: "bytes" | "time", amount: number): void;
  /** Whether it has just sent too many messages or control frames: it may open no more sockets for a while. */
  readonly isShutOut: boolean;
  /** Resolves when the address may have something done: after what it has spent is paid off, in turn with other addresses. */
  turn(): Promise<void>;
  /** One more socket of it; the result takes it away. */
  add(socket: Reading): () => void;
}

export type Shares = (address: string) => Share;

/** An address that went is remembered for so many milliseconds: coming back is no way out of debt. */
const FORGET_AFTER = 60_000;
const SHUT_OUT_FOR = 30_000;

export function createShares(limits: Limits, begin: Pieces["begin"]): Shares {
  const shares = new Map<string, Share>();
  return (address) => {
    const known = shares.get(address);
    if (known !== undefined) return known;
    const fresh = createShare(
      limits,
      () => begin(address),
      () => shares.delete(address),
    );
    shares.set(address, fresh);
    return fresh;
  };
}

function createShare(limits: Limits, begin: () => Promise<void>, forget: () => void): Share {
  const budgets = {
    messages: createBudget(limits.messagesPerAddress),
    controlFrames: createBudget(limits.controlFramesPerAddress),
    bytes: createBudget(limits.bytesPerAddress),
    time: createBudget(limits.timePerAddress),
  };
  const sockets = new Set<Reading>();
  const inTurn = createInTurn();
  let isPaused = false;
  let shutOutUntil = 0;
  let leaving = setTimeout(forget, FORGET_AFTER).unref();

  const debt = () => Math.max(budgets.bytes.wait, budgets.time.wait);
  const readAgain = () => {
    const wait = debt();
    if (wait > 0) return void setTimeout(readAgain, wait).unref();
    isPaused = false;
    for (const socket of sockets) socket.resume();
  };
  const holdBack = () => {
    if (isPaused || debt() === 0) return;
    isPaused = true;
    for (const socket of sockets) socket.pause();
    readAgain();
  };
  return {
    takes(what) {
      const budget = budgets[what];
      if (budget.wait === 0) budget.spend(1);
      if (budget.wait === 0) return true;
      shutOutUntil = performance.now() + SHUT_OUT_FOR;
      return false;
    },
    spend(what, amount) {
      budgets[what].spend(amount);
      holdBack();
    },
    get isShutOut() {
      return performance.now() < shutOutUntil;
    },
    turn() {
      if (budgets.time.wait === 0) return begin();
      return inTurn(async () => {
        for (let wait = budgets.time.wait; wait > 0; wait = budgets.time.wait)
          await new Promise((resolve) => setTimeout(resolve, wait));
        await begin();
      });
    },
    add(socket) {
      clearTimeout(leaving);
      sockets.add(socket);
      if (isPaused) socket.pause();
      return () => {
        sockets.delete(socket);
        clearTimeout(leaving);
        if (sockets.size === 0) leaving = setTimeout(forget, FORGET_AFTER).unref();
      };
    },
  };
}

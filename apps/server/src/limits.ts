import { availableParallelism } from "node:os";
import type { Allowance } from "./allowance.js";

/** What one guest, or one match, may take of the server; docs/operations.md has the same table. */
export const LIMITS = {
  /** Bytes of a request. */
  bytes: 64 * 1024,
  /** Bytes of a message on a socket: the longest answer there is has room, and a longer one is not read. */
  messageBytes: 16 * 1024,
  /** Requests of one address in a minute. */
  requestsPerMinute: 600,
  /** Requests that one connection may send before it has read an answer. */
  requestsAtOnce: 8,
  /** Files of the table and the site handed to one address in a minute. */
  filesPerMinute: 3000,
  /** Open connections of one address, sockets among them. */
  connectionsPerAddress: 100,
  /** How often one address may connect. */
  connecting: { burst: 300, perSecond: 20 } satisfies Allowance as Allowance,
  /** Milliseconds in which the head of a request arrives, from the first byte or from the connection's beginning. */
  headersWithin: 10_000,
  /** Milliseconds in which the whole of a request arrives. */
  requestWithin: 20_000,
  /** Milliseconds a connection stays open for another request: longer than a proxy keeps it. */
  idleFor: 72_000,
  /** Milliseconds without a byte in either direction of a request that is under way. */
  silentFor: 60_000,
  /** Messages on one socket: a person answers a few times a second at most; a program that plays needs more. */
  messages: { burst: 200, perSecond: 100 } satisfies Allowance as Allowance,
  /** Messages of one socket that wait; it is not read while there are more. */
  messagesWaiting: 32,
  /** Messages on all sockets of one address. */
  messagesPerAddress: { burst: 600, perSecond: 300 } satisfies Allowance as Allowance,
  /** Pings and pongs on all sockets of one address. */
  controlFramesPerAddress: { burst: 300, perSecond: 30 } satisfies Allowance as Allowance,
  /** Bytes on all sockets of one address; they are not read while there are more. */
  bytesPerAddress: { burst: 1024 * 1024, perSecond: 256 * 1024 } satisfies Allowance as Allowance,
  /** Milliseconds of the main thread that one address may take; what it asks for then waits. */
  timePerAddress: { burst: 1000, perSecond: 250 } satisfies Allowance as Allowance,
  /** Open sockets of one address. */
  socketsPerAddress: 60,
  /** Milliseconds in which a socket says who it is. */
  helloWithin: 10_000,
  /** Milliseconds between two pings of a socket; one that misses a pong is gone. */
  pingEvery: 30_000,
  /** Bytes that the other end does not read. */
  unread: 16 * 1024 * 1024,
  /** People without a seat at one match. */
  watchersPerMatch: 100,
  /** Matches under way that one address has made. */
  liveMatchesPerAddress: 100,
  /** Matches stored that one address has made. */
  keptMatchesPerAddress: 1000,
  /** Inputs of one match, taken back or not. */
  inputsPerMatch: 50_000,
  /** Standing orders of one seat. */
  ordersPerSeat: 50,
  /** How often a seat may write to the others. */
  chat: { burst: 6, perSecond: 0.5 } satisfies Allowance as Allowance,
  /** How often a seat may ask the others whether it may take back what it answered. */
  undoAsked: { burst: 5, perSecond: 0.05 } satisfies Allowance as Allowance,
  /** Characters of a line of chat. */
  chatLength: 200,
  /** Lines of chat kept of one match. */
  chatKept: 100,
  /** How often a seat may look back along its match. */
  lookBackSeated: { burst: 20, perSecond: 5 } satisfies Allowance as Allowance,
  /** How often a client without a seat may. */
  lookBackWatching: { burst: 3, perSecond: 0.5 } satisfies Allowance as Allowance,
  /** Milliseconds a bot, or a look back, may take before its thread is ended. */
  thinkWithin: 10_000,
  /** Thoughts of one match that wait at the same time. */
  thoughtsPerMatch: 4,
  /** The share of the main thread that all bots together may take with their answers. */
  botShare: 0.1,
  /** Threads that think. */
  threads: Math.max(1, availableParallelism() - 1),
} as const;

export type Limits = { readonly [K in keyof typeof LIMITS]: (typeof LIMITS)[K] extends number ? number : Allowance };

/** The usual limits, but for those given. */
export const limitsOf = (given: Partial<Limits> = {}): Limits => ({ ...LIMITS, ...given });

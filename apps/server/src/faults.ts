import { type Fault, fault } from "@riposte/seats";

/** What the server itself refuses, beside the kernel's own codes; the README has the same table. */
export const FAULTS = {
  MESSAGE_MALFORMED: "a message that is not JSON of a known kind",
  MESSAGE_REPLAYED: "a message whose number is not higher than the last one's",
  MESSAGE_TOO_EARLY: "anything before hello",
  TOO_BIG: "a message or request over 64 kB",
  TOO_FAST: "more messages or requests than the limits allow; wait and go on",
  ORIGIN_FOREIGN: "a browser page from another address",
  MATCH_UNKNOWN: "no match has this id",
  MATCH_INVALID: "a match that cannot be made; every reason is given",
  MATCH_KEPT: "a match whose plugins changed and cannot be brought over; it stays stored, with the reason",
  INVITE_SPENT: "an invitation that is wrong, or was used before",
  TOKEN_WRONG: "a token that belongs to no seat of the match",
  NOT_SEATED: "a watcher who wants to act",
  STORAGE_FAILED: "the input could not be stored, so it was not taken; the match is as before",
} as const;

export type FaultCode = keyof typeof FAULTS;

/** A refusal of the server. */
export const refusal = (code: FaultCode, reason: string): Fault => fault(code, reason);

/** A refusal that ends what is being done. */
export class ServerFault extends Error {
  readonly fault: Fault;

  constructor(code: FaultCode, reason: string, options?: ErrorOptions) {
    super(`${code}: ${reason}`, options);
    this.fault = refusal(code, reason);
  }
}

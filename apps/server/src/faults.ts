import { type Fault, fault } from "@riposte/hosting/seats";

/** What the server itself refuses, beside the kernel's own codes; the README has the same table. */
export const FAULTS = {
  MESSAGE_MALFORMED: "a message that is not JSON of a known kind, or with text that cannot be stored",
  MESSAGE_REPLAYED: "a message whose number is not higher than the last one's",
  MESSAGE_TOO_EARLY: "anything before hello, or no hello in time",
  TOO_BIG: "a request over 64 kB, or a message over 16 kB",
  TOO_FAST: "more messages, requests, lines of chat or looks back than the limits allow; wait and go on",
  TOO_MANY: "more sockets, watchers, matches or standing orders than the limits allow",
  HOST_FOREIGN: "a request to a name this server does not answer to",
  BANNED: "a guest or a seat that the operator has shut out for a time",
  PASSWORD_WRONG: "the operator's page without its password",
  ORIGIN_FOREIGN: "a browser page from another address",
  UPGRADE_UNKNOWN: "an upgrade of a connection to anything but a match's socket",
  PATH_UNKNOWN: "an address at which there is nothing",
  MATCH_UNKNOWN: "no match has this id",
  MATCH_INVALID: "a match that cannot be made; every reason is given",
  MATCH_KEPT: "a match whose plugins changed and cannot be brought over; it stays stored, with the reason",
  MATCH_CLOSED: "a match the operator has closed",
  NAME_TAKEN: "a name that another player of the match has, or that looks like it",
  INVITE_SPENT: "an invitation that is wrong, or was used before",
  TOKEN_WRONG: "a token that belongs to no seat of the match",
  KEY_SPENT: "a change under the key of another one; each needs its own",
  CLAIM_EARLY: "a claim on the match of a player who still has time",
  REMATCH_EARLY: "a rematch of a match that is not over, or of one that was played again already",
  LIST_REFUSED: "a list that is brought where none is asked for, or that no match can be played with",
  NOT_BEGUN: "an answer before all players have brought what they play with",
  LINE_REFUSED: "a line of chat with nothing to see, too long, or without a reader",
  NOT_SEATED: "a watcher who wants to act",
  BUSY: "others were faster, again and again; look at the match and try again",
  STORAGE_FAILED: "the input could not be stored, so it was not taken; the match is as before",
  STORAGE_UNSURE:
    "the storage did not answer: whether the input was taken shows when you come back; repeat it with its key",
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

/** Whether coming back later may help. */
export const isPassing = ({ code }: Pick<Fault, "code">): boolean =>
  code === "STORAGE_FAILED" || code === "STORAGE_UNSURE" || code === "BUSY";

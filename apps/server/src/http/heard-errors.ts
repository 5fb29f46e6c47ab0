import type { Fault } from "@riposte/hosting/seats";
import type { CountedLines } from "../counted-lines.js";
import { refusal, ServerFault } from "../faults.js";
import { StorageSilence } from "../storage/silence.js";

/** What went wrong in a request or on a socket: the client's mistakes are counted, ours are told with all there is to know. */
export interface HeardErrors {
  /** What a request is answered with. */
  inRequest(error: unknown): Fault;
  onSocket(error: Error & { readonly code?: string }): void;
}

export function createHeardErrors(log: (line: string) => void, lines: CountedLines): HeardErrors {
  return {
    inRequest(error) {
      if (error instanceof ServerFault) return error.fault;
      if (error instanceof StorageSilence) {
        lines.count(`requests without the storage (${error.message})`);
        return refusal("STORAGE_UNSURE", "The storage does not answer now. Look whether it was done, and try again.");
      }
      const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
      if (isBrokenOff(code)) {
        lines.count("requests that were broken off");
        return refusal("MESSAGE_MALFORMED", "The request was broken off.");
      }
      if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refusal("TOO_BIG", "That is more than 64 kB.");
      if (statusCode !== undefined && statusCode < 500)
        return refusal("MESSAGE_MALFORMED", message ?? "Not understood.");
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return refusal("STORAGE_UNSURE", "Something went wrong here. Look whether it was done, and try again.");
    },
    onSocket({ code, stack, message }) {
      if (code?.startsWith("WS_ERR_") === true) lines.count(`frames of sockets that were wrong (${code})`);
      else if (isBrokenOff(code)) lines.count("sockets that were broken off");
      else log(stack ?? message);
    },
  };
}

/** Whether a connection ended before all of a request, or of an answer, had gone through it. */
const isBrokenOff = (code: string | undefined): boolean =>
  code === "ECONNRESET" || code === "EPIPE" || code === "ECONNABORTED";

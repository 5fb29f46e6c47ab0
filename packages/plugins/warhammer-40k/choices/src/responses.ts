import type { Key, Message, Offer } from "@riposte/kernel";
import type { ChoicesMatch } from "./limits.js";

/** What a seat can do at a window, whatever the window is about. */
export interface WindowResponses {
  possible(subject: unknown, seat: number, match: ChoicesMatch): boolean;
  options(subject: unknown, seat: number, match: ChoicesMatch): readonly Offer[];
  refusals?(
    subject: unknown,
    seat: number,
    match: ChoicesMatch,
  ): readonly { readonly key: Key; readonly reason: Message }[];
}

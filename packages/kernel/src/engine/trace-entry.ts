import type { Key } from "../choices/choice.js";
import type { Contribution } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";

/** One thing that happened inside a step, and whose doing it was; in the order it happened. Holds hidden things: not for seats. */
export type TraceEntry =
  | { readonly kind: "moved"; readonly frame: number; readonly procedure: string; readonly leaf: string }
  | { readonly kind: "applied"; readonly plugin: string; readonly effect: Effect }
  | { readonly kind: "published"; readonly plugin: string; readonly event: string; readonly payload: unknown }
  | {
      readonly kind: "answered";
      readonly plugin: string;
      readonly event: string;
      /** What it queued in answer to the event. */
      readonly queued: readonly Effect[];
    }
  | {
      readonly kind: "triggered";
      readonly plugin: string;
      readonly event: string;
      readonly abilities: readonly string[];
    }
  | {
      readonly kind: "modified";
      readonly plugin: string;
      readonly value: string;
      readonly because: readonly Contribution[];
    }
  | {
      readonly kind: "offered";
      readonly plugin: string;
      readonly window: string;
      readonly seat: number;
      readonly keys: readonly Key[];
    }
  | { readonly kind: "vetoed"; readonly plugin: string; readonly effect: string; readonly by: string }
  | { readonly kind: "replaced"; readonly plugin: string; readonly effect: string; readonly by: string };

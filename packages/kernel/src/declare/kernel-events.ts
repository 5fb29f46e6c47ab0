import { z } from "zod";
import type { Answer } from "../choices/choice.js";

/** Facts the kernel itself publishes: only public names, because they go to every seat. */
export interface KernelEvents {
  /** A seat's question was answered; by the kernel when only one answer was legal. Only that seat sees it. */
  "kernel:answered": {
    readonly seat: number;
    readonly question: string;
    readonly answer: Answer;
    readonly auto: boolean;
  };
  "kernel:vetoed": { readonly effect: string; readonly by: string };
  "kernel:replaced": { readonly effect: string; readonly by: string };
  "kernel:cancelled": { readonly effect: string };
  "kernel:expired": { readonly lasting: string };
}

const effect = z.string();
const by = z.string();

export const KERNEL_EVENTS = {
  "kernel:answered": z.strictObject({ seat: z.int(), question: z.string(), answer: z.unknown(), auto: z.boolean() }),
  "kernel:vetoed": z.strictObject({ effect, by }),
  "kernel:replaced": z.strictObject({ effect, by }),
  "kernel:cancelled": z.strictObject({ effect }),
  "kernel:expired": z.strictObject({ lasting: z.string() }),
};

/** Who may see which kernel event. */
export const KERNEL_SEEN_BY: {
  readonly [K in keyof KernelEvents]?: (event: KernelEvents[K], seat: number | null) => unknown;
} = {
  "kernel:answered": (event, seat) => (event.seat === seat ? event : undefined),
};

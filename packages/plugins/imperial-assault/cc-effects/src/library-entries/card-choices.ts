import type { Effect } from "@riposte/kernel";
import { step } from "./step.js";

/** Cards that give a choice where a library entry names one side of it: the card decides, not the entry. */
export const cardChoices: Readonly<Record<string, readonly Effect[]>> = {
  parry: [
    step("do:one-of", {
      options: [
        { label: "+1 block", steps: [step("do:modify", { symbol: "block" })] },
        { label: "+1 evade", steps: [step("do:modify", { symbol: "evade" })] },
      ],
    }),
  ],
};

import { counted } from "@riposte/words";

/** What the battlefield says to the ear alone. */
export const spokenTexts = {
  target: "the target",
  lane: (lane: number) => `Lane ${lane}`,
  emptyLane: (lane: number) => `Lane ${lane}: empty`,
  inches: (along: number) => counted(along, "inch", "inches"),
  between: (from: number, to: number) => `${from} to ${to} inches`,
  canChoose: "can be chosen",
  canGo: "can be moved to",
} as const;

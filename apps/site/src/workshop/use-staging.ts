import { useState } from "react";
import type { ShownStep } from "./messages.js";

/** What goes on at a stage: what was shown there, how often it was asked to play from elsewhere, how large it is. */
export interface Staging {
  readonly shown: readonly ShownStep[];
  readonly plays: number;
  readonly isLarge: boolean;
  readonly setShown: (shown: readonly ShownStep[]) => void;
  readonly play: () => void;
  readonly setIsLarge: (isLarge: boolean) => void;
}

export function useStaging(): Staging {
  const [shown, setShown] = useState<readonly ShownStep[]>([]);
  const [plays, setPlays] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  return { shown, plays, isLarge, setShown, play: () => setPlays((count) => count + 1), setIsLarge };
}

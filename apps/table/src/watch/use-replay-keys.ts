import { useEffect } from "react";
import { isTyping } from "../shell/typing.js";

interface ReplayKeys {
  readonly at: number;
  readonly last: number;
  readonly moments: readonly { readonly step: number }[];
  readonly onMove: (to: number) => void;
  readonly onToggle: () => void;
}

/** Space plays, arrows go by moves, brackets by moments. */
export function useReplayKeys({ at, last, moments, onMove, onToggle }: ReplayKeys): void {
  useEffect(() => {
    const goto: Readonly<Record<string, () => void>> = {
      " ": onToggle,
      ArrowLeft: () => onMove(Math.max(0, at - 1)),
      ArrowRight: () => onMove(Math.min(last, at + 1)),
      Home: () => onMove(0),
      End: () => onMove(last),
      "[": () => onMove(moments.findLast(({ step }) => step < at)?.step ?? 0),
      "]": () => onMove(moments.find(({ step }) => step > at)?.step ?? last),
    };
    const press = (event: KeyboardEvent) => {
      const go = goto[event.key];
      const isButton = event.key === " " && event.target instanceof HTMLButtonElement;
      if (go === undefined || isTyping(event.target) || isButton) return;
      event.preventDefault();
      go();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

import type { UndoAsked } from "@riposte/hosting/seats";
import { useEffect, useRef, useState } from "react";

/** Whether the last wish of this seat to take something back was declined: it is over, and nothing was taken back. */
export function useDeclined(asked: UndoAsked | null, steps: number, seat: number | null): boolean {
  const [isDeclined, setIsDeclined] = useState(false);
  const before = useRef<{ readonly isOwn: boolean; readonly steps: number }>({ isOwn: false, steps });
  useEffect(() => {
    const isOwn = asked !== null && asked.by === seat;
    if (isOwn || steps !== before.current.steps) setIsDeclined(false);
    else if (before.current.isOwn && asked === null) setIsDeclined(true);
    before.current = { isOwn, steps };
  }, [asked, steps, seat]);
  return isDeclined;
}

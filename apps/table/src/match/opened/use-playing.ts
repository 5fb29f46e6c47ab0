import { useEffect, useState } from "react";

/** Milliseconds each moment is shown. */
const PACE = 700;

/** The past going by of itself, from the moment looked at, or from the beginning where that is now; it stops at the last. */
export function usePlaying(at: number, last: number, onMove: (to: number) => void, pace = PACE) {
  const [isOn, setIsOn] = useState(false);
  const isPlaying = isOn && at < last;
  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => {
      if (at + 1 >= last) setIsOn(false);
      onMove(at + 1);
    }, pace);
    return () => clearTimeout(next);
  }, [isPlaying, at, last, pace]);
  const toggle = () => {
    if (!isPlaying && at >= last) onMove(0);
    setIsOn(!isPlaying);
  };
  return { isPlaying, toggle };
}

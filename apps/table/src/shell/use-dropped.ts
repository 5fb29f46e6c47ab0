import { useEffect, useRef } from "react";

/** A file that is dropped anywhere on the screen. */
export function useDropped(open: (file: File | undefined) => unknown): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void latest.current(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", allow);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", allow);
      document.removeEventListener("drop", drop);
    };
  }, []);
}

import { useEffect, useState } from "react";
import type { Reading } from "./messages.js";
import type { Reader } from "./reader.js";

const PAUSE = 350;

interface Read {
  readonly reading: Reading | null;
  /** What it was last read as. */
  readonly made: Reading["made"];
  readonly isReading: boolean;
}

/** What becomes of a text, read again whenever typing pauses. */
export function useReading(reader: Reader, game: string, text: string): Read {
  const [read, setRead] = useState<Read & { readonly game: string }>({
    reading: null,
    made: null,
    isReading: true,
    game,
  });
  useEffect(() => {
    let isLate = false;
    setRead((before) =>
      before.game === game ? { ...before, isReading: true } : { reading: null, made: null, isReading: true, game },
    );
    const timer = setTimeout(async () => {
      const reading = await reader
        .read(game, text)
        .catch((error: unknown): Reading => ({ problems: [{ path: [], message: String(error) }], made: null }));
      if (isLate) return;
      setRead((before) => ({ reading, made: reading.made ?? before.made, isReading: false, game }));
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [reader, game, text]);
  return read;
}

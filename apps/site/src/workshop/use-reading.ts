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

interface Known {
  readonly game: string;
  readonly text: string | null;
  readonly reading: Reading | null;
  readonly made: Reading["made"];
}

/** What becomes of a text, read again whenever typing pauses. */
export function useReading(reader: Reader, game: string, text: string): Read {
  const [known, setKnown] = useState<Known>({ game, text: null, reading: null, made: null });
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const reading = await reader
        .read(game, text)
        .catch((error: unknown): Reading => ({ problems: [{ path: [], message: String(error) }], made: null }));
      if (isLate) return;
      setKnown((before) => {
        const last = before.game === game ? before.made : null;
        return { game, text, reading, made: reading.made ?? last };
      });
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [reader, game, text]);
  // what is known of another game says nothing of this one
  if (known.game !== game) return { reading: null, made: null, isReading: true };
  return { reading: known.reading, made: known.made, isReading: known.text !== text };
}

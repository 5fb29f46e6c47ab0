import { useEffect, useState } from "react";
import type { OnStage } from "./messages.js";
import type { Reader } from "./reader.js";

/** What a stage says about what was written; what was last known stays while the author writes on. */
export function useOnStage(reader: Reader, game: string, text: string | null, setup: unknown): OnStage | null {
  const [known, setKnown] = useState<{ readonly game: string; readonly on: OnStage | null }>({ game, on: null });
  useEffect(() => {
    if (text === null || setup === null) return;
    let isLate = false;
    reader
      .stage(game, text, setup)
      .catch(() => null)
      .then((on) => !isLate && setKnown({ game, on }));
    return () => {
      isLate = true;
    };
  }, [reader, game, text, setup]);
  return known.game === game ? known.on : null;
}

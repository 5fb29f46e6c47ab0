import type { GameDescriptor } from "@riposte/hosting";
import { useEffect, useState } from "react";
import { type Choices, setupFor } from "./choices.js";
import { ownLists } from "./own-lists.js";

/** Would a match of these choices have cards that are not wholly played? */
export function useUnplayed(game: string, entry: GameDescriptor, choices: Choices): boolean {
  const [isUnplayed, setUnplayed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const say = (is: boolean) => isCurrent && setUnplayed(is);
    ownLists(game, choices.own)
      .then((own) => entry.unusual(setupFor(entry, { ...choices, other: "chosen", company: "device" }, own)))
      // a list that cannot be read is told when the match is to start
      .then(
        (unusual) => say(unusual.includes("not-all-plays")),
        () => say(false),
      );
    return () => {
      isCurrent = false;
    };
  }, [game, entry, choices]);
  return isUnplayed;
}

import type { Prize } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";
import { cardsOf, recordIn } from "./dealing.js";
import type { Card } from "./mission.js";
import { stretchOf } from "./places.js";

/** Tells what cards bring by places and units, for bots that play by the table alone. */
export const tellPrizes = (cards: readonly Card[], match: EleventhMatch): void => {
  if (recordIn(match) !== undefined)
    match.queue({ type: "prizes:set", prizes: [0, 1].flatMap((seat) => prizesOf(cards, match, seat)) });
};

function prizesOf(cards: readonly Card[], match: EleventhMatch, seat: number): Prize[] {
  const { round } = match.slices["warhammer-40k"];
  return cardsOf(cards, match, seat)
    .flatMap(({ scoring }) => scoring)
    .filter(({ rounds }) => Math.max(1, round) <= rounds[1])
    .flatMap(({ of, points, atLeast = 1 }): Prize[] => {
      if (of.count === "actions") return [];
      const each = Math.max(1, Math.round(points / atLeast));
      const where = of.count === "slain" ? undefined : of.where;
      const keywords = of.count === "slain" ? of.keywords : [];
      const what = { objectives: "objective", units: "unit", slain: "slain" } as const;
      return [{ seat, of: what[of.count], points: each, ...stretchOf(match, seat, where), keywords }];
    });
}

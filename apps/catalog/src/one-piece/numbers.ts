import { costOf, explainPower, fieldOf, readingOf } from "@riposte/one-piece";
import type { NumberShown, NumberSource } from "../catalog-game.js";
import { onePieceContext as context } from "./facts.js";

/** Power of every Leader and Character in play, and the cost of every Character and Stage. */
export function onePieceNumbers(match: NumberSource): readonly NumberShown[] {
  const reading = readingOf(match.slices, match);
  return [0, 1].flatMap((seat) =>
    fieldOf(reading, seat).flatMap((id) => {
      const { zone } = reading.slices["one-piece"].cards[id] ?? {};
      const cost = { id: `${id}.cost`, label: "cost", value: costOf(context(), reading, id), because: [] };
      return [
        ...(zone === "stage" ? [] : [{ id: `${id}.power`, label: "power", ...explainPower(context(), reading, id) }]),
        ...(zone === "leader" ? [] : [cost]),
      ];
    }),
  );
}

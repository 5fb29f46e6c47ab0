import type { Contribution } from "@riposte/kernel";
import { costOf, fieldOf, powerOf, readingOf } from "@riposte/one-piece";
import type { NumberShown, NumberSource } from "../../game-descriptor.js";
import { onePieceContext as context } from "./facts.js";

/** Power of every Leader and Character in play, and the cost of every Character and Stage. */
export function onePieceNumbers(match: NumberSource): readonly NumberShown[] {
  const reading = readingOf(match.slices, match);
  const shown: NumberShown[] = [];
  for (const seat of [0, 1])
    for (const id of fieldOf(reading, seat)) {
      const { zone } = reading.slices["one-piece"].cards[id] ?? {};
      if (zone !== "stage") {
        const because: Contribution[] = [];
        shown.push({ id: `${id}.power`, label: "power", value: powerOf(context(), reading, id, because), because });
      }
      if (zone !== "leader")
        shown.push({ id: `${id}.cost`, label: "cost", value: costOf(context(), reading, id), because: [] });
    }
  return shown;
}

import { choose, type Question } from "@riposte/kernel";
import type { Warhammer, WarMatch } from "../declared.js";
import { say } from "../messages.js";
import { placeKey, type SomeUnit, type Spot, tableOf } from "./line-up.js";

type Selection = "wh:mover" | "wh:arrival" | "wh:shooter" | "wh:charger";

/** Asks the active player which unit acts next; no question where none can. */
export function selectUnit(match: WarMatch, question: Selection): void {
  match.queue({ type: "unit:act", unit: null });
  match.ask(question, tableOf(match).turn);
}

/** That question: one of the units, or none. */
export const selection = (
  name: Selection,
  units: (match: WarMatch) => readonly SomeUnit[],
  select: (match: WarMatch, unit: string) => void = (match, unit) => match.queue({ type: "unit:act", unit }),
  finish: (match: WarMatch) => void = () => undefined,
): Question<Warhammer, null> => ({
  prompt: { id: name },
  publicName: name,
  ifNone: "skip",
  choices(_asked, match) {
    const selectable = units(match);
    return choose.one(selectable.length === 0 ? [] : [...selectable.map(unitOption), DONE]);
  },
  answer: (unit, _asked, match) => (unit === "done" ? finish(match) : select(match, String(unit))),
});

const DONE = { key: "done", label: say("wh:done") } as const;

export const unitOption = ({ id }: SomeUnit) => ({ key: id, label: say("wh:unit", { unit: id }) });

/** A place to stand. */
export const placeOption = (place: Spot) => ({
  key: placeKey(place),
  label: say("wh:place", { along: place.along, lane: place.lane }),
});

/** Not moving at all. */
export const STAY = { key: "stay", label: say("wh:stay") } as const;

import { choose, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import { hasKeyword } from "../unit/parts.js";
import type { Place } from "../unit/unit.js";
import {
  inchesBetween,
  isAircraft,
  isOverhead,
  LENGTH,
  mayDo,
  ownUnit,
  placeOf,
  placesWithin,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { fromOwnEdge, setUpPlaces } from "./reserves.js";
import { placeOption, STAY } from "./selecting.js";
import { passengersOf } from "./transports.js";

type Mustering = Pick<Effects, "unit:hover">;

/** What is settled before the first round (rules 8). */
export const mustering: Mustering = {
  "unit:hover": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    unit.combat = { ...unit.combat, custom: { ...unit.combat.custom, hover: true } };
  },
};

/** Who hovers, then Infiltrators are set up, then Scouts move. */
export function muster(match: WarMatch): void {
  if (!tableOf(match).musters) return;
  match.queue({ type: "battle:begin" });
  for (const [action, question] of [
    ["hover", "wh:hover"],
    ["infiltrate", "wh:infiltrate"],
    ["scouts", "wh:scout"],
  ] as const)
    for (const seat of match.order())
      for (const unit of unitsOf(match, seat))
        if (
          (action === "scouts" ? scoutsOf(match, unit) : mayDo(match, unit, action)) > 0 &&
          (action !== "hover" || (isAircraft(unit) && !isOverhead(match, unit)))
        )
          match.ask(question, seat, { unit: unit.id });
}

/** Infiltrators: more than 9 inches from enemies and from their deployment zone. */
const infiltrationPlaces = (match: WarMatch, unit: SomeUnit): readonly Place[] =>
  setUpPlaces(
    match,
    unit.seat,
    (place) => LENGTH - fromOwnEdge(unit.seat, place) > tableOf(match).zone + termsOf(match).clear,
  );

/** How far a unit scouts: a DEDICATED TRANSPORT as far as all who are in it. */
function scoutsOf(match: WarMatch, unit: SomeUnit): number {
  const own = mayDo(match, unit, "scouts");
  const aboard = passengersOf(match, unit.id);
  if (own > 0 || aboard.length === 0 || !hasKeyword(unit, "DEDICATED TRANSPORT")) return own;
  return Math.min(...aboard.map((passenger) => mayDo(match, passenger, "scouts")));
}

/** A scouting move ends more than 9 inches from enemies. */
function scoutingPlaces(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const enemies = unitsOf(match, 1 - unit.seat);
  return placesWithin(match, unit, scoutsOf(match, unit)).filter((place) =>
    enemies.every((enemy) => inchesBetween(enemy.place as Place, place) > termsOf(match).clear),
  );
}

/** Where a unit goes before the battle, if it does. */
const placing = (
  name: "wh:infiltrate" | "wh:scout",
  places: (match: WarMatch, unit: SomeUnit) => readonly Place[],
  place: (match: WarMatch, unit: string, to: Place) => void,
): Questions<Warhammer>[typeof name] => ({
  prompt: ({ about: { unit } }) => ({ id: name, params: { unit } }),
  publicName: name,
  choices: ({ about: { unit } }, match) => choose.one([...places(match, unitOf(match, unit)).map(placeOption), STAY]),
  answer(to, { about: { unit } }, match) {
    if (to !== "stay") place(match, unit, placeOf(String(to)));
  },
});

export const musterQuestions: Pick<Questions<Warhammer>, "wh:hover" | "wh:infiltrate" | "wh:scout"> = {
  "wh:hover": {
    prompt: ({ about: { unit } }) => say("wh:hover", { unit }),
    publicName: "wh:hover",
    choices: () => choose.one((["hover", "fly"] as const).map((key) => ({ key, label: say(`wh:do-${key}`) }))),
    answer(answer, { about }, match) {
      if (answer === "hover") match.queue({ type: "unit:hover", unit: about.unit });
    },
  },
  "wh:infiltrate": placing("wh:infiltrate", infiltrationPlaces, (match, unit, place) =>
    match.queue({ type: "unit:set-up", unit, place, moved: false }),
  ),
  "wh:scout": placing("wh:scout", scoutingPlaces, (match, unit, place) =>
    match.queue({ type: "unit:place", unit, place }),
  ),
};

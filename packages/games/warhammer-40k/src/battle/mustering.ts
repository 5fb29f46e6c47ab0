import { ask, choose, type Question } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import type { Place } from "../unit/unit.js";
import {
  inchesBetween,
  isAircraft,
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
import { CLEAR, fromOwnEdge, setUpPlaces } from "./reserves.js";
import { placeOption, STAY } from "./selecting.js";

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
        if (mayDo(match, unit, action) > 0 && (action !== "hover" || isAircraft(unit)))
          match.queue(ask(question, seat, { unit: unit.id }));
}

/** Infiltrators: more than 9 inches from enemies and from their deployment zone. */
const infiltrationPlaces = (match: WarMatch, unit: SomeUnit): readonly Place[] =>
  setUpPlaces(match, unit.seat, (place) => LENGTH - fromOwnEdge(unit.seat, place) > tableOf(match).zone + CLEAR);

/** A scouting move ends more than 9 inches from enemies. */
function scoutingPlaces(match: WarMatch, unit: SomeUnit): readonly Place[] {
  const enemies = unitsOf(match, 1 - unit.seat);
  return placesWithin(match, unit, mayDo(match, unit, "scouts")).filter((place) =>
    enemies.every((enemy) => inchesBetween(enemy.place as Place, place) > CLEAR),
  );
}

const unitAbout = (match: WarMatch, about: unknown): SomeUnit =>
  unitOf(match, (about as { readonly unit: string }).unit);

/** Where a unit goes before the battle, if it does. */
const placing = (
  name: string,
  places: (match: WarMatch, unit: SomeUnit) => readonly Place[],
  place: (match: WarMatch, unit: string, to: Place) => void,
): Readonly<Record<string, Question<Warhammer>>> => ({
  [name]: {
    prompt: ({ about }, match) => ({ id: name, params: { unit: unitAbout(match, about).id } }),
    publicName: name,
    choices: ({ about }, match) => choose.one([...places(match, unitAbout(match, about)).map(placeOption), STAY]),
    answer(to, { about }, match) {
      if (to !== "stay") place(match, unitAbout(match, about).id, placeOf(String(to)));
    },
  },
});

export const musterQuestions: Readonly<Record<string, Question<Warhammer>>> = {
  "wh:hover": {
    prompt: ({ about }, match) => ({ id: "wh:hover", params: { unit: unitAbout(match, about).id } }),
    publicName: "wh:hover",
    choices: () => choose.one(["hover", "fly"].map((key) => ({ key, label: { id: `wh:do-${key}` } }))),
    answer(answer, { about }, match) {
      if (answer === "hover") match.queue({ type: "unit:hover", unit: unitAbout(match, about).id });
    },
  },
  ...placing("wh:infiltrate", infiltrationPlaces, (match, unit, place) =>
    match.queue({ type: "unit:set-up", unit, place, moved: false }),
  ),
  ...placing("wh:scout", scoutingPlaces, (match, unit, place) => match.queue({ type: "unit:place", unit, place })),
};

import { choose, type Questions } from "@riposte/kernel";
import {
  distanceBetween,
  engagedWith,
  face,
  inchesBetween,
  isClear,
  isEngaged,
  isOutOfReach,
  isTaken,
  placeOf,
  placeOption,
  placesWithin,
  rollQuantity,
  type Spot,
  STAY,
  unitOf,
  unitsOf,
} from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";

type Surging = Pick<Effects, "surge:offer" | "surge:roll" | "surge:move">;

/** A surge move goes towards the closest enemy, and into engagement where it reaches that far. */
export const surging: Surging = {
  "surge:offer": (_slice, { unit: id, inches, by }, match) => {
    const unit = unitOf(match, id);
    const isFree = unit.place !== null && !unit.combat.battleShocked && !isEngaged(match, unit);
    if (isFree && !hasSurged(match, id) && targetOf(match, id) !== undefined)
      match.ask("11e:surge", unit.seat, { unit: id, inches, by });
  },

  "surge:roll": (_slice, { unit: id, inches, by }, match) => {
    const most = rollQuantity(inches, () => face(match));
    const ends = endsOf(match, id, most);
    match.publish("unit:surges", { unit: id, inches: most, by });
    if (ends.length > 1) match.ask("11e:surge-to", unitOf(match, id).seat, { unit: id, inches: most });
    else if (ends[0] !== undefined) match.queue({ type: "surge:move", unit: id, place: { ...ends[0] } });
  },

  // once in a phase
  "surge:move": (slice, { unit, place }, match) => {
    const now = momentOf(match);
    slice.surged = [...(slice.surged ?? []).filter((one) => one.startsWith(now)), `${now}${unit}`];
    match.queue({ type: "unit:place", unit, place });
  },
};

const momentOf = (match: EleventhMatch): string => {
  const { round, turn, phase } = match.slices["warhammer-40k"];
  return `${round}.${turn}.${phase} `;
};

const hasSurged = (match: EleventhMatch, unit: string): boolean =>
  match.slices["eleventh-edition"].surged?.includes(`${momentOf(match)}${unit}`) === true;

/** The closest enemy, AIRCRAFT left out by who does not fly. */
function targetOf(match: EleventhMatch, id: string) {
  const unit = unitOf(match, id);
  return unitsOf(match, 1 - unit.seat)
    .filter((enemy) => !isOutOfReach(match, unit, enemy))
    .toSorted((one, other) => distanceBetween(unit, one) - distanceBetween(unit, other))[0];
}

/** Where the move may end: engaged with its target alone, else as near to it as it comes. */
function endsOf(match: EleventhMatch, id: string, inches: number): readonly Spot[] {
  const [unit, target] = [unitOf(match, id), targetOf(match, id)];
  if (target === undefined) return [];
  const met = (place: Spot) => engagedWith(match, unit, place).map((enemy) => enemy.id);
  const open = placesWithin(match, unit, inches).filter(
    (place) =>
      isClear(match, unit, place, [], inches) &&
      !isTaken(match, unit, place) &&
      met(place).every((enemy) => enemy === target.id),
  );
  const engaged = open.filter((place) => met(place).length > 0);
  if (engaged.length > 0) return engaged;
  const gap = (place: Spot) => inchesBetween(place, target.place as Spot);
  const nearest = Math.min(distanceBetween(unit, target) - 1, ...open.map(gap));
  return open.filter((place) => gap(place) === nearest);
}

export const surgeQuestions: Pick<Questions<Eleventh>, "11e:surge" | "11e:surge-to"> = {
  "11e:surge": {
    prompt: ({ about: { unit } }) => say("11e:surge", { unit }),
    publicName: "11e:surge",
    choices: () => choose.one([{ key: "surge", label: say("11e:do-surge") }, STAY]),
    answer(answer, { about }, match) {
      if (answer === "surge") match.queue({ type: "surge:roll", ...about });
    },
  },
  "11e:surge-to": {
    prompt: ({ about: { unit } }) => say("11e:surge-to", { unit }),
    publicName: "11e:surge-to",
    choices: ({ about: { unit, inches } }, match) => choose.one(endsOf(match, unit, inches).map(placeOption)),
    answer: (place, { about: { unit } }, match) =>
      match.queue({ type: "surge:move", unit, place: placeOf(String(place)) }),
  },
};

import { choose, type Question, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { isFixed } from "../dice/quantity.js";
import { termsOf } from "../edition/terms.js";
import { say } from "../messages.js";
import type { Arm } from "../unit/arms.js";
import { type Strike, strikesOf } from "../unit/striking.js";
import type { Place } from "../unit/unit.js";
import { type Aimable, aimQuestion, splitQuestion } from "./aiming.js";
import { consolidations, pileIns } from "./closing-in.js";
import { mayHunt } from "./firing-rules.js";
import {
  engagedWith,
  isEngaged,
  isOutOfReach,
  mayDo,
  ownUnit,
  placeOf,
  type SomeUnit,
  tableOf,
  unitOf,
  unitsOf,
} from "./line-up.js";
import { expire } from "./marks.js";
import { placeOption, STAY, unitOption } from "./selecting.js";
import { hasTrait } from "./traits.js";

type Fighting = Pick<Effects, "fight:begin" | "fight:choose" | "fight:next" | "unit:rush" | "unit:fought">;

/** The Fight phase: who fights first, and players in turn from the one who is not active (rules 9). */
export const fighting: Fighting = {
  "unit:rush": (table, { unit }) => {
    table.rushed = [...table.rushed, unit];
  },

  "fight:begin": (table, _effect, match) => {
    table.fight = { step: "first", seat: termsOf(match).activeFightsFirst ? table.turn : 1 - table.turn, next: null };
  },

  // the player whose turn it is picks; one without units lets the other, and then the step ends
  "fight:choose": (table, _effect, match) => {
    const fight = match.own(table, "fight");
    // who was engaged when the fights began
    if (termsOf(match).fightsOn)
      fight.met ??= [0, 1].flatMap((seat) =>
        unitsOf(match, seat)
          .filter((unit) => isEngaged(match, unit))
          .map(({ id }) => id),
      );
    table.acting = null;
    if (fight.next !== null && isFighter(match, unitOf(match, fight.next))) {
      table.acting = fight.next;
      fight.next = null;
      return;
    }
    fight.next = null;
    const { activeFightsFirst } = termsOf(match);
    // where the active player begins, new units that fight first come first again
    const isBack = activeFightsFirst || fight.step === "first";
    for (const step of isBack ? (["first", "rest"] as const) : (["rest"] as const)) {
      // else each step starts with the player who is not active
      const first = step === fight.step || activeFightsFirst ? fight.seat : 1 - table.turn;
      for (const seat of [first, 1 - first])
        if (fighters(match, seat, step).length > 0) {
          Object.assign(fight, { step, seat });
          match.ask("wh:fighter", seat);
          return;
        }
    }
  },

  "fight:next": (table, { unit }, match) => {
    match.own(table, "fight").next = unit;
  },

  "unit:fought": (table, { unit: id }, match) => {
    const unit = ownUnit(table, match, id);
    unit.combat = { ...unit.combat, fought: true };
    match.own(table, "fight").seat = 1 - unit.seat;
    expire(table, { at: "event", event: "unit:fought", unit: id }, match);
    match.publish("unit:fought", { unit: id });
  },
};

/** Engaged, or charged this turn, and has not fought. */
export const isFighter = (match: WarMatch, unit: SomeUnit): boolean => {
  const { fought, charged } = unit.combat;
  const isHere = unit.place !== null && unitsOf(match, unit.seat).includes(unit);
  const { turn, fight } = tableOf(match);
  const wasEngaged = fight.met?.includes(unit.id) === true;
  return isHere && !fought && (isEngaged(match, unit) || wasEngaged || (charged && unit.seat === turn));
};

/** Chargers fight first, and those with a rule that says so. */
const fightsFirst = (match: WarMatch, unit: SomeUnit): boolean =>
  (unit.combat.charged && unit.combat.custom.heroic !== true) || mayDo(match, unit, "fightsFirst") > 0;

const fighters = (match: WarMatch, seat: number, step: "first" | "rest"): readonly SomeUnit[] =>
  unitsOf(match, seat).filter((unit) => isFighter(match, unit) && (step === "rest" || fightsFirst(match, unit)));

const fighterIn = (match: WarMatch): SomeUnit => unitOf(match, String(match.vars.unit));

export const choosePileIn = (match: WarMatch): void => match.ask("wh:pile-in", fighterIn(match).seat);

export const chooseConsolidation = (match: WarMatch): void => match.ask("wh:consolidate", fighterIn(match).seat);

/** Asks for weapon and target of every group of models; a weapon with Extra Attacks comes on top (rules 4). */
export function declareFighting(match: WarMatch): void {
  const unit = fighterIn(match);
  if (!isEngaged(match, unit)) return;
  for (const { part, models, arms } of strikesIn(match, unit))
    match.ask(
      "wh:strike",
      unit.seat,
      models === undefined ? { part, weapon: (arms[0] as Arm).weapon, extra: true } : { part, weapon: models, models },
    );
}

const strikesIn = (match: WarMatch, unit: SomeUnit): readonly Strike[] =>
  strikesOf(unit, (part, profile) => hasTrait(match, unit, part, profile, "extra-attacks"));

type Striking = Warhammer["questions"]["wh:strike"];

/** What a group may strike with and at. */
function strikeOf({ part, weapon, models }: Striking, match: WarMatch): Aimable | undefined {
  const unit = fighterIn(match);
  const found = strikesIn(match, unit).find(
    (one) => one.part === part && one.models === models && (models !== undefined || one.arms[0]?.weapon === weapon),
  );
  const targets = engagedWith(match, unit).filter((enemy) => !isOutOfReach(match, unit, enemy));
  const aims = (found?.arms ?? []).flatMap(({ profiles }) =>
    profiles.flatMap((profile) =>
      targets.filter((target) => mayHunt(profile, target)).map(({ id }) => ({ weapon: profile.id, target: id })),
    ),
  );
  if (found === undefined || aims.length === 0) return undefined;
  const [only, ...others] = found.arms.flatMap(({ profiles }) => profiles);
  const isShared =
    termsOf(match).sharesAttacks === true && others.length === 0 && only !== undefined && isFixed(only.A);
  return { part, count: found.count, aims, mayHold: false, ...(isShared && { attacks: only.A.plus }) };
}

export function openFight(match: WarMatch): void {
  match.queue({ type: "volley:begin", unit: fighterIn(match).id, kind: "fight", declared: [...tableOf(match).aims] });
}

export const hasFought = (match: WarMatch): void => match.queue({ type: "unit:fought", unit: String(match.vars.unit) });

const closing = (
  name: "wh:pile-in" | "wh:consolidate",
  places: (match: WarMatch, unit: SomeUnit) => readonly Place[],
): Question<Warhammer, null> => ({
  prompt: (_asked, match) => ({ id: name, params: { unit: fighterIn(match).id } }),
  publicName: name,
  choices: (_asked, match) => choose.one([...places(match, fighterIn(match)).map(placeOption), STAY]),
  answer(place, _asked, match) {
    if (place !== "stay") match.queue({ type: "unit:place", unit: fighterIn(match).id, place: placeOf(String(place)) });
  },
});

export const fightingQuestions: Pick<
  Questions<Warhammer>,
  "wh:fighter" | "wh:pile-in" | "wh:consolidate" | "wh:strike" | "wh:strike-split"
> = {
  "wh:fighter": {
    prompt: say("wh:fighter"),
    publicName: "wh:fighter",
    choices: ({ seat }, match) => choose.one(fighters(match, seat, tableOf(match).fight.step).map(unitOption)),
    answer: (unit, _asked, match) => match.queue({ type: "unit:act", unit: String(unit) }),
  },
  "wh:pile-in": closing("wh:pile-in", pileIns),
  "wh:consolidate": closing("wh:consolidate", consolidations),
  "wh:strike": aimQuestion("wh:strike", strikeOf, (match, seat, about) => match.ask("wh:strike-split", seat, about)),
  "wh:strike-split": splitQuestion("wh:strike", strikeOf),
};

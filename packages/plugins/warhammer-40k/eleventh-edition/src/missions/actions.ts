import { choose, type Questions } from "@riposte/kernel";
import {
  controlOf,
  hasKeyword,
  isAircraft,
  isDestroyed,
  isEngaged,
  mayDo,
  placeKey,
  type Spot,
  unitOf,
  unitsOf,
} from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";
import { cardsOf, recordIn } from "./dealing.js";
import type { Action, Card } from "./mission.js";
import { isAtObjective, isThere } from "./places.js";
import type { MissionRecord } from "./record.js";

type Acting = Pick<Effects, "action:start" | "actions:end">;

/** Units act instead of shooting and charging; who moves, is shocked or destroyed has not completed it. */
export const acting = (cards: readonly Card[]): Acting => ({
  "action:start": (slice, { unit, action }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    const at = placeKey(unitOf(match, unit).place as Spot);
    record.actions = [...record.actions, { unit, action, at, isDone: false }];
    match.queue({ type: "unit:act-instead", unit });
    match.publish("action:started", { unit, action });
  },

  // those whose turn it is to be completed are, or are not; the others go on where nothing kept them from it
  "actions:end": (slice, _effect, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    const { turn } = match.slices["warhammer-40k"];
    record.actions = record.actions.flatMap((one) => {
      const unit = unitOf(match, one.unit);
      const isDue = (unit.seat === turn) === (actionOf(cards, one.action)?.completes === "turnEnd");
      const isKept = !isDestroyed(unit) && !unit.combat.battleShocked && isStill(unit.place, one.at);
      if (one.isDone || (isKept && !isDue)) return one.isDone ? [] : [one];
      match.publish("action:ended", { unit: one.unit, action: one.action, completed: isKept });
      return isKept ? [{ ...one, isDone: true }] : [];
    });
  },
});

const isStill = (place: Spot | null, at: string): boolean => place !== null && placeKey(place) === at;

const actionOf = (cards: readonly Card[], id: string): Action | undefined =>
  cards.flatMap(({ actions }) => actions).find((action) => action.id === id);

interface Start {
  readonly unit: string;
  readonly action: Action;
}

/** Every action a unit of the active player can start now. */
function startsIn(cards: readonly Card[], match: EleventhMatch): readonly Start[] {
  const record = recordIn(match);
  if (record === undefined) return [];
  const { turn } = match.slices["warhammer-40k"];
  const able = unitsOf(match, turn).filter(({ id }) => mayAct(match, id));
  return cardsOf(cards, match, turn)
    .flatMap(({ actions }) => actions)
    .flatMap((action) => {
      const started = record.actions.filter((one) => one.action === action.id && !one.isDone).length;
      return started >= action.perPhase
        ? []
        : able.filter(({ id }) => isPlaced(match, id, action)).map(({ id }) => ({ unit: id, action }));
    });
}

/** May a unit start an action at all now? */
function mayAct(match: EleventhMatch, id: string): boolean {
  const unit = unitOf(match, id);
  const { moved, shot, battleShocked, custom } = unit.combat;
  if (shot || battleShocked || custom.acted === true || isAircraft(unit) || hasKeyword(unit, "FORTIFICATION"))
    return false;
  if (isEngaged(match, unit) && !hasKeyword(unit, "TITANIC")) return false;
  if (moved === "advance" && mayDo(match, unit, "advanceAndAct") <= 0) return false;
  if (moved === "fallBack" && mayDo(match, unit, "fallBackAndAct") <= 0) return false;
  return controlOf(match, unit) > 0;
}

function isPlaced(match: EleventhMatch, id: string, { at, where, keywords }: Action): boolean {
  const unit = unitOf(match, id);
  if (keywords.length > 0 && !keywords.some((keyword) => hasKeyword(unit, keyword))) return false;
  return at === "objective"
    ? isAtObjective(match, id, where)
    : unit.place !== null && isThere(match, unit.seat, unit.place, where);
}

/** Asks which unit starts an action, where one can. */
export const chooseAction =
  (cards: readonly Card[]) =>
  (match: EleventhMatch): void => {
    match.setVar("hasStarted", false);
    // points are worth the fire of the cheapest unit
    const [best] = startsIn(cards, match).toSorted(
      (one, other) => unitOf(match, one.unit).points - unitOf(match, other.unit).points,
    );
    if (best !== undefined)
      match.ask("11e:action", match.slices["warhammer-40k"].turn, { advised: `${best.unit}/${best.action.id}` });
  };

export const hasStarted = (match: EleventhMatch): boolean => match.vars.hasStarted === true;

export const actionQuestions = (cards: readonly Card[]): Pick<Questions<Eleventh>, "11e:action"> => ({
  "11e:action": {
    prompt: say("11e:action"),
    publicName: "11e:action",
    choices: (_asked, match) =>
      choose.one([
        ...startsIn(cards, match).map(({ unit, action }) => ({
          key: `${unit}/${action.id}`,
          label: say("11e:start-action", { unit, action: action.name }),
        })),
        { key: "done", label: { id: "wh:done" } },
      ]),
    answer(answer, _asked, match) {
      if (answer === "done") return;
      const [unit, action] = String(answer).split("/") as [string, string];
      match.setVar("hasStarted", true);
      match.queue({ type: "action:start", unit, action });
    },
  },
});

import type { Answer, DeepReadonly, Option } from "@riposte/kernel";
import type { Bot } from "@riposte/kernel/run";
import { inchesBetween, placeOf } from "../battle/line-up.js";
import { CONTROL } from "../battle/objectives.js";
import type { Table } from "../slice.js";
import { isDestroyed, modelsOf } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";
import { controlAt, controlOf, countsAt } from "./control.js";
import { greedyBot } from "./greedy.js";
import { objectivePrize, placePrize } from "./prized.js";
import { isBrawler } from "./worth.js";

type SomeTable = DeepReadonly<Table>;
type SomeUnit = DeepReadonly<Unit>;

/** What standing at an objective is worth: it becomes ours, it is neither player's any more, it was ours anyhow. */
const STAND = { won: 10, denied: 6, kept: 1.5 };
/** What a point is worth that a unit brings by where it stands. */
const POINT = 2;
/** What every inch from the next objective to take costs. */
const INCH = 0.12;
/** An Advance brings so much on average. */
const ADVANCE = 3.5;
/** Brawlers want a unit to charge. */
const CHARGE = 8;
const REACHED = 1.5;

/** Fights like the greedy bot, but stands where points are: every unit where it takes or keeps an objective that needs it. */
export function holdingBot(seed: string): Bot {
  const greedy = greedyBot(seed);
  return {
    name: "holding",
    answer(seen): Answer {
      const choose = seen.choice.kind === "one" ? MOVES[seen.question] : undefined;
      if (choose === undefined || seen.choice.kind !== "one") return greedy.answer(seen);
      const table = seen.slice("warhammer-40k") as SomeTable;
      const about = seen.about as { readonly unit?: string } | undefined;
      const mover = table.units[about?.unit ?? table.acting ?? ""];
      if (mover === undefined) return greedy.answer(seen);
      const keys = seen.choice.options.map(({ key }: Option) => String(key));
      return choose(table, mover, keys);
    },
  };
}

type Choose = (table: SomeTable, mover: SomeUnit, keys: readonly string[]) => string;

const bestPlace: Choose = (table, mover, keys) =>
  best(keys, (key) => placeWorth(table, mover, key === "stay" ? mover.place : placeOf(key)));

const MOVES: Readonly<Record<string, Choose>> = {
  "wh:move": howToMove,
  "wh:destination": bestPlace,
  "wh:arrive": bestPlace,
  "wh:disembark": bestPlace,
  "wh:scout": bestPlace,
  "wh:infiltrate": bestPlace,
};

/** Runs where that brings it to an objective it would not reach by walking, and no enemy is there to be shot. */
function howToMove(table: SomeTable, mover: SomeUnit, keys: readonly string[]): string {
  if (!keys.includes("normal")) return "stationary";
  const goal = nextGoal(table, mover);
  if (goal === undefined || mover.place === null) return "normal";
  const left = inchesBetween(mover.place, goal) - CONTROL;
  const reach = Math.min(...modelsOf(mover).map(({ M }) => M));
  if (left <= reach || !keys.includes("advance")) return "normal";
  const enemies = Object.values(table.units).filter(
    ({ seat, place }) => seat !== mover.seat && place !== null && inchesBetween(place, mover.place as Place) <= 24,
  );
  return left <= reach + ADVANCE || enemies.length === 0 ? "advance" : "normal";
}

/** What it is worth to have a unit stand there. */
function placeWorth(table: SomeTable, mover: SomeUnit, place: Place | null): number {
  if (place === null) return Number.NEGATIVE_INFINITY;
  const standing = table.objectives.reduce(
    (sum, goal) => {
      if (!countsAt(table, goal, place)) return sum;
      return sum + STAND[standingOf(table, mover, goal)] * objectivePrize(table, mover.seat, goal);
    },
    POINT * placePrize(table, mover.seat, place),
  );
  const goal = nextGoal(table, mover);
  const away = goal === undefined ? 0 : Math.max(0, inchesBetween(place, goal) - CONTROL);
  const enemies = Object.values(table.units).filter(
    (unit) => unit.seat !== mover.seat && unit.place !== null && !isDestroyed(unit),
  );
  const nearest = Math.min(CHARGE * 3, ...enemies.map((enemy) => inchesBetween(enemy.place as Place, place)));
  const fight = isBrawler(mover) ? (nearest <= CHARGE ? REACHED : 0) - nearest / 100 : nearest / 200;
  return standing - INCH * away + fight;
}

/** What the unit would do for an objective, all others where they are. */
function standingOf(table: SomeTable, mover: SomeUnit, goal: Place): keyof typeof STAND {
  const mine = controlAt(table, goal, mover.seat, mover.id);
  const theirs = controlAt(table, goal, 1 - mover.seat);
  if (mine > theirs) return "kept";
  return mine + controlOf(mover) > theirs ? "won" : "denied";
}

/** The nearest objective that is not held without the unit. */
function nextGoal(table: SomeTable, mover: SomeUnit): Place | undefined {
  const { place } = mover;
  const open = table.objectives.filter(
    (goal) => standingOf(table, mover, goal) !== "kept" && objectivePrize(table, mover.seat, goal) > 0,
  );
  const [goal] = [...(open.length > 0 ? open : table.objectives)].sort((one, other) =>
    place === null ? 0 : inchesBetween(place, one) - inchesBetween(place, other),
  );
  return goal;
}

function best(keys: readonly string[], worth: (key: string) => number): string {
  let [chosen, most] = [keys[0] as string, Number.NEGATIVE_INFINITY];
  for (const key of keys) {
    const value = worth(key);
    if (value > most) [chosen, most] = [key, value];
  }
  return chosen;
}

import { type Controlled, distancesFrom, isOnOrNextTo, type Stop, spaceNamed } from "../board/index.js";
import type { Figure, MissionObject } from "../slice.js";
import { nearestOf, stopsOf } from "./best-strike.js";
import { onField, type TableSeen } from "./table-seen.js";

/** A place that is worth points: the player who alone is on or next to it, or inside it, has them. */
export interface Goal {
  readonly spaces: readonly number[];
  /** Only being inside counts. */
  readonly isArea: boolean;
  readonly vp: number;
}

/** What of a place's points is still to be had there: an own figure may have them already, an enemy may keep them. */
const SHARES = { open: 1, theirs: 0.9, contested: 0.3, ours: 0.1 } as const;
/** Points that come only after more has been done. */
const LATER = 0.3;

/** Where this figure can earn points of the mission, by its rules; nothing for a mission without such rules. */
export function goalsOf(seen: TableSeen, mover: Figure): readonly Goal[] {
  const { board, table, seat } = seen;
  const objects = Object.values(table.objects);
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind && object.space !== null);
  const at = (object: MissionObject): readonly number[] => [spaceNamed(board, object.space as string)];
  const zone = table.sides[seat]?.zone;
  const home = zone == null ? [] : board.zones[zone];
  const rules = board.missions[table.mission]?.rules ?? [];
  const goals = rules.flatMap((rule): readonly Goal[] => {
    switch (rule.type) {
      case "score-control": {
        const { vp } = rule;
        const worth = (object?: MissionObject) =>
          typeof vp === "number" ? vp : (vp[object?.side ?? object?.colour ?? "gray"] ?? 0);
        return placesOf(rule.control, worth);
      }
      case "share-power":
        return ofKind(rule.on).map((object) => ({ spaces: at(object), isArea: false, vp: rule.vp }));
      case "score-held":
        return ofKind(rule.on).map((object) => ({
          spaces: at(object),
          isArea: false,
          vp: rule.vp * Math.max(LATER, object.holds?.[rule.token] ?? 0),
        }));
      case "count-control": {
        const many = ofKind(rule.token).reduce((sum, { holds }) => sum + (holds?.[rule.token] ?? 1), 0);
        return placesOf(rule.control, () => rule.vpPerToken * Math.max(1, many));
      }
      case "score-carried": {
        if (objects.some(({ kind, carrier }) => kind === rule.token && carrier === mover.id))
          return [{ spaces: home, isArea: true, vp: rule.vp }];
        return ofKind(rule.token).map((object) => ({ spaces: at(object), isArea: false, vp: rule.vp * LATER }));
      }
      case "count-in-zone":
        return ofKind(rule.token).flatMap((object) =>
          home.includes(at(object)[0] as number) ? [] : [{ spaces: at(object), isArea: false, vp: rule.vp * LATER }],
        );
      default:
        return [];
    }
  });
  return goals.map((goal) => ({ ...goal, vp: goal.vp * SHARES[stateOf(seen, mover, goal)] }));

  function placesOf(control: Controlled, worth: (object?: MissionObject) => number): readonly Goal[] {
    if ("area" in control) {
      const area = board.areas.find(({ id }) => id === control.area);
      return area === undefined ? [] : [{ spaces: area.spaces, isArea: true, vp: worth() }];
    }
    if ("space" in control) return [{ spaces: [spaceNamed(board, control.space)], isArea: false, vp: worth() }];
    if ("terminals" in control)
      return board.terminals.map((space) => ({ spaces: [space], isArea: false, vp: worth() }));
    return ofKind(control.token).map((object) => ({ spaces: at(object), isArea: false, vp: worth(object) }));
  }
}

/** Points a figure has a claim to where it stands. */
export const goalWorth = (seen: TableSeen, goals: readonly Goal[], spaces: readonly number[]): number =>
  goals.reduce((sum, goal) => sum + (isAt(seen, goal, spaces) ? goal.vp : 0), 0);

/** The stop with the best claim, and otherwise the one nearest to where points are; the place it has now when no other is better. */
export function seek(seen: TableSeen, mover: Figure, points: number, goals: readonly Goal[]): Stop | undefined {
  const standing = onField(seen, mover.id);
  if (standing === undefined) return undefined;
  const ways = goals.map((goal) => ({ goal, steps: distancesFrom(seen.field, { ...standing, spaces: goal.spaces }) }));
  const worth = (spaces: readonly number[]) => {
    const pull = ways.map(({ goal, steps }) => {
      const far = nearestOf(steps, spaces);
      return far < 0 ? 0 : goal.vp / (2 + far);
    });
    return goalWorth(seen, goals, spaces) + Math.max(0, ...pull);
  };
  let best: Stop = { spaces: standing.spaces, cost: 0 };
  let most = worth(best.spaces) + 0.01;
  for (const stop of stopsOf(seen, standing, points)) {
    const value = worth(stop.spaces) - stop.cost / 1000;
    if (value > most) [best, most] = [stop, value];
  }
  return best;
}

const isAt = ({ field }: TableSeen, goal: Goal, spaces: readonly number[]): boolean =>
  goal.isArea
    ? spaces.some((space) => goal.spaces.includes(space))
    : goal.spaces.some((space) => isOnOrNextTo(field, { spaces }, space));

function stateOf(seen: TableSeen, mover: Figure, goal: Goal): keyof typeof SHARES {
  const there = Object.values(seen.table.figures).filter(
    ({ id, spaces }) => id !== mover.id && spaces.length > 0 && isAt(seen, goal, onField(seen, id)?.spaces ?? []),
  );
  const isOurs = there.some(({ seat }) => seat === seen.seat);
  const isTheirs = there.some(({ seat }) => seat === 1 - seen.seat);
  return isOurs ? (isTheirs ? "contested" : "ours") : isTheirs ? "theirs" : "open";
}

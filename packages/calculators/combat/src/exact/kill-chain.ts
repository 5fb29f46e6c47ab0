import { type AttackDescription, type Defence, orderBy, standingOf } from "@riposte/warhammer-40k";

/** Which models an attack reaches at some position of the chain, and how far each wound moves it on. */
export interface Reached {
  readonly defence: number;
  readonly left: number;
  readonly stride: number;
}

/**
 * The models of a target one behind the other. A position says how many wounds are gone; where Precision may pick
 * leaders, they stand in a line of their own and a position says how many are gone in each.
 */
export interface Chain {
  readonly size: number;
  /** Wounds gone at each position. */
  readonly lost: readonly number[];
  readonly slain: readonly number[];
  /** Models slain of each part: the bodyguard's id, and each leader's. */
  readonly slainOf: Readonly<Record<string, readonly number[]>>;
  /** How the models of each defence stand at each position. */
  standing(position: number): readonly Pick<Defence, "count" | "lost">[];
  /** Whom an attack reaches at each position: bodyguard before leaders, none when all are gone. */
  readonly ordinary: readonly (Reached | null)[];
  /** The same for attacks that pick leaders first. */
  readonly precise: readonly (Reached | null)[];
}

/**
 * Lays the models out: wounded ones first, then those an attack went to, then as listed; leaders after the bodyguard. Where
 * attacks are pools, group after group, those first that the defender puts first.
 */
export function chainOf({ defences }: AttackDescription, isPrecise = false, putFirst: readonly string[] = []): Chain {
  const isGrouped = defences.some(({ group }) => group !== undefined);
  const models = isGrouped ? modelsByGroup(defences, putFirst) : modelsInOrder(defences);
  const isApart = ({ defence }: Model) => isPrecise && defences[defence]?.isCharacter === true;
  const [front, leaders] = [models.filter((model) => !isApart(model)), models.filter(isApart)].map(lineOf);
  const [frontLine, leaderLine] = [front ?? [], leaders ?? []];
  const width = leaderLine.length;
  const parts = [...new Set(defences.map(({ part }) => part))];
  const positions = frontLine.flatMap((one) => leaderLine.map((other) => ({ one, other })));
  const gone = positions.map(({ one, other }) => [...one.slain, ...other.slain]);
  const first = (order: "ordinary" | "precise") =>
    positions.map(({ one, other }) => {
      const near = one.next === null ? null : { ...one.next, stride: width };
      const far = other.next === null ? null : { ...other.next, stride: 1 };
      return order === "ordinary" ? (near ?? far) : (far ?? near);
    });
  return {
    size: positions.length,
    lost: positions.map(({ one, other }) => one.lost + other.lost),
    slain: gone.map((defences) => defences.length),
    slainOf: Object.fromEntries(
      parts.map((part) => [part, gone.map((slain) => slain.filter((at) => defences[at]?.part === part).length)]),
    ),
    standing: (position) => {
      const { one, other } = positions[position] as (typeof positions)[number];
      const struck = [one.next, other.next];
      return defences.map(({ count, lost, wounds }, defence) => {
        const slain = gone[position]?.filter((at) => at === defence).length ?? 0;
        const front = struck.find((next) => next?.defence === defence);
        return { count: count - slain, lost: front == null ? (slain > 0 ? 0 : lost) : wounds - front.left };
      });
    },
    ordinary: first("ordinary"),
    precise: first("precise"),
  };
}

interface Model {
  readonly defence: number;
  readonly left: number;
}

/** One line of models: for each number of wounds gone, who is next and who is slain. */
function lineOf(models: readonly Model[]) {
  const line: { lost: number; next: Model | null; slain: readonly number[] }[] = [];
  let [lost, slain]: [number, readonly number[]] = [0, []];
  for (const { defence, left } of models) {
    for (let wound = left; wound > 0; wound--) line.push({ lost: lost++, next: { defence, left: wound }, slain });
    slain = [...slain, defence];
  }
  return [...line, { lost, next: null, slain }];
}

/** Groups in their order, in each the wounded model first. */
function modelsByGroup(defences: readonly Defence[], putFirst: readonly string[]): readonly Model[] {
  return orderBy(defences, putFirst).flatMap((group) => {
    const mine = group.defences.map((index) => ({ index, ...(defences[index] as Defence) }));
    const wounded = mine.filter(({ lost }) => lost > 0);
    const whole = mine.flatMap(({ index, count, lost, wounds }) =>
      Array.from({ length: count - (lost > 0 ? 1 : 0) }, () => ({ defence: index, left: wounds })),
    );
    return [...wounded.map(({ index, wounds, lost }) => ({ defence: index, left: wounds - lost })), ...whole];
  });
}

function modelsInOrder(defences: readonly Defence[]): readonly Model[] {
  const parts = [...new Set(defences.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const mine = defences.flatMap((defence, index) => (defence.part === part ? [{ defence, index }] : []));
    const first = mine
      .filter(({ defence }) => standingOf(defence) < 2)
      .toSorted((one, other) => standingOf(one.defence) - standingOf(other.defence));
    const rest = mine.flatMap(({ defence, index }) =>
      Array.from({ length: defence.count - (standingOf(defence) < 2 ? 1 : 0) }, () => ({
        defence: index,
        left: defence.wounds,
      })),
    );
    return [...first.map(({ defence, index }) => ({ defence: index, left: defence.wounds - defence.lost })), ...rest];
  });
}

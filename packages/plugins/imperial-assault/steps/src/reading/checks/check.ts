import type { Condition } from "../../language/condition.js";
import type { Scene } from "../scene.js";

/** How one field of a condition is looked at. */
export type Checks<K extends keyof Condition> = {
  readonly [Field in K]-?: (scene: Scene, wanted: NonNullable<Condition[Field]>) => boolean;
};

interface Bounds {
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

export const inBounds = (value: number, { atLeast, atMost }: Bounds): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);

/** "At most" alone counts from none; otherwise at least one. */
export const countedBounds = ({ atLeast, atMost }: Bounds): Bounds => ({
  atLeast: atLeast ?? (atMost === undefined ? 1 : 0),
  atMost,
});

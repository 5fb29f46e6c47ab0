import type { BodyCard } from "@riposte/imperial-assault";
import type { Filter } from "../../language/filter.js";
import type { Scene } from "../scene.js";

/** A figure that is looked at, or one that has just fallen. */
export interface Looked {
  readonly scene: Scene;
  readonly id: string;
  readonly seat: number;
  readonly card: BodyCard;
}

/** How one field of a filter is looked at. */
export type Fits<K extends keyof Filter> = {
  readonly [Field in K]-?: (looked: Looked, wanted: NonNullable<Filter[Field]>, filter: Filter) => boolean;
};

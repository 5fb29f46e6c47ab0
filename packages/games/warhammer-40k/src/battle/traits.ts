import type { WarMatch } from "../declared.js";
import type { SomeUnit } from "./line-up.js";

/** Has a weapon profile this trait now, such as blast or pistol? Rules give traits; printed words are not read here. */
export const hasTrait = (match: WarMatch, { id }: SomeUnit, part: string, weapon: string, trait: string): boolean =>
  match.value("unit:may", { unit: id, action: `trait:${trait}`, part, weapon }, 0) > 0;

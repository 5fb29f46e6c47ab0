import { type Built, effectsOf } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";

/** Dice of an ability that lie on the table until they are counted. */
type Rolled = SkirmishSteps["lasting"]["do:rolled"];

/** The roll that was made last and is not counted yet. */
export function rolledNow(match: StepsMatch): { readonly id: number; readonly rolled: Rolled } | undefined {
  const held = match.lasting("do:rolled").at(-1);
  return held === undefined ? undefined : { id: held.id, rolled: held.data };
}

/** Lays dice on the table. */
export const layDice = (rolled: Rolled): Built<"kernel:last"> =>
  effectsOf<SkirmishSteps>().last("do:rolled", { data: rolled });

import type { faceOf } from "@riposte/imperial-assault";
import { type Effect, last } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";

/** Dice of an ability that lie on the table until they are counted. */
interface Rolled {
  readonly figure: string;
  readonly dice: readonly RolledDie[];
}

interface RolledDie {
  readonly die: Parameters<typeof faceOf>[0];
  readonly face: number;
}

const KIND = "do:rolled";

/** The roll that was made last and is not counted yet. */
export function rolledNow(match: StepsMatch): { readonly id: number; readonly rolled: Rolled } | undefined {
  const held = match.lasting(KIND).at(-1);
  return held === undefined ? undefined : { id: held.id, rolled: held.data as Rolled };
}

/** Lays dice on the table. */
export const layDice = (rolled: Rolled): Effect => last(KIND, { data: rolled }) as Effect;

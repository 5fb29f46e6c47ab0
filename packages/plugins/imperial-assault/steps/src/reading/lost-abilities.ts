import type { Lasting } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";

type Lost = Lasting<SkirmishSteps["lasting"]["do:lost"]>;

/** Printed abilities that figures lost for the rest of the game. */
export const lostAbilities = (match: StepsMatch): readonly Lost[] => match.lasting("do:lost");

/** Those of one figure. */
export const lostBy = (lost: readonly Lost[], figure: string): readonly string[] =>
  lost.flatMap(({ data }) => (data.figure === figure ? data.abilities : []));

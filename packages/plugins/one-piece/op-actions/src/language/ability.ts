import type { z } from "zod";
import { abilityOf } from "./ability-shape.js";
import { Step } from "./step.js";

/** One ability of a card. */
export const Ability = abilityOf(Step).meta({ id: "Ability" });
export type Ability = z.infer<typeof Ability>;

import type { Message } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";

/** A question of a running ability says which ability asks it. */
export const named =
  (id: string) =>
  (_asked: unknown, match: StepsMatch): Message => {
    const ability = match.bound("ability");
    return ability === undefined ? { id } : { id: `${id}-named`, params: { ability: String(ability) } };
  };

import type { Message } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import { type Asked, say } from "../messages.js";

/** A question of a running ability says which ability asks it. */
export const named =
  (id: Asked) =>
  (_asked: unknown, match: StepsMatch): Message => {
    const ability = match.bound("ability");
    return ability === undefined ? say(id) : say(`${id}-named`, { ability: String(ability) });
  };

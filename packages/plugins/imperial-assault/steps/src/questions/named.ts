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

/** How most of them are asked: under their own name, and not at all where there is nothing to choose. */
export const asked = <Id extends Asked>(id: Id) => ({ prompt: named(id), publicName: id, ifNone: "skip" }) as const;

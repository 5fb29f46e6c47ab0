import { eat, type Reader } from "../reader.js";
import type { Step } from "./step.js";

/** Cards go somewhere. */
export const move = (target: object, to: object): Step => ({ type: "op:move", target, to });

/** "to your hand", "to the top of your Life cards face-up", "at the bottom of the owner's deck in any order". */
export function readGoal(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "to (your|the owner's|their) hand") !== undefined) return { zone: "hand" };
  const end =
    eat(r, "(to |at )?the top or bottom of") !== undefined
      ? "either"
      : eat(r, "(to |at )?the top of") !== undefined
        ? "top"
        : eat(r, "(to |at )?the bottom of") !== undefined
          ? "bottom"
          : undefined;
  if (end === undefined)
    return eat(r, "to your deck and shuffle (your deck|it)") === undefined
      ? undefined
      : { zone: "deck", shuffle: true };
  eat(r, "(your opponent's|the owner's|your|their|the)");
  const zone = eat(r, "Life cards") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  if (zone === undefined) return undefined;
  eat(r, "in any order");
  const faceUp = eat(r, "face-up") !== undefined ? { faceUp: true } : {};
  eat(r, "face-down");
  return { zone, end, ...faceUp };
}

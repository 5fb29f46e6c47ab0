import { imperialAssaultContext } from "@riposte/hosting/imperial-assault";
import { SIDES } from "../../../stage/laying/laying.js";
import { piecesOf } from "./pieces.js";
import type { Skirmish } from "./skirmish.js";

/** The spaces a figure covers from a space on; another on one of them is said. */
export function baseAt(setup: Skirmish, card: string, place: string, but = ""): string {
  const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(place) ?? [];
  if (letters === "") throw new Error("Figures stand on the map.");
  const printed = imperialAssaultContext().facts.deployment[card];
  const { width, length } = printed !== undefined && "base" in printed ? printed.base : { width: 1, length: 1 };
  const spaces = Array.from({ length: width * length }, (_, number) => {
    const column = String.fromCharCode(letters.charCodeAt(letters.length - 1) + (number % width));
    return `${letters.slice(0, -1)}${column}${Number(digits) + Math.floor(number / width)}`;
  });
  const taken = SIDES.flatMap((side) => piecesOf(setup, side)).find(
    (piece) => piece.id !== but && piece.place.split("+").some((space) => spaces.includes(space)),
  );
  if (taken !== undefined) throw new Error(`${taken.name} stands there.`);
  return spaces.join("+");
}

import type { ActsAt } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import { HAPPENING } from "../in-force/happening.js";
import type { Timing } from "../language/timing.js";
import { type Held, type Library, patternsOf } from "./library.js";

/** The window or fact at which each printed timing acts; `when` names its own, `static` and `instead` act all the time. */
const PLACE: Readonly<Record<Exclude<Timing, "when" | "static" | "instead">, string>> = {
  onPlay: "card:played",
  whenAttacking: "attack:declared",
  onBlock: "attack:blocked",
  onKo: "card:dying",
  onOpponentsAttack: "attack:declared",
  whenAttacked: "attack:declared",
  startOfYourTurn: "turn:began",
  startOfOpponentsTurn: "turn:began",
  startOfMain: "main:began",
  endOfYourTurn: "turn:ending",
  endOfOpponentsTurn: "turn:ending",
  startOfGame: "game:began",
  activateMain: "main:act",
  main: "main:act",
  counter: "battle:counter",
  trigger: "life:trigger",
};

/** Where the cards' abilities act, by card. */
export const actsOf = (context: Context, library: Library): readonly ActsAt[] =>
  library.all.flatMap((held) => {
    const card = `${context.info(held.code).name} (${held.code})`;
    return [...new Set(placesOf(held))].map((at) => ({ at, card }));
  });

function placesOf(held: Held): readonly string[] {
  const marked = held.timings.flatMap((timing) => PLACE[timing as keyof typeof PLACE] ?? []);
  const awaited = patternsOf(held).flatMap(({ event }) =>
    Object.entries(HAPPENING).flatMap(([fact, { happenings }]) =>
      (happenings as readonly string[]).includes(event) ? [fact] : [],
    ),
  );
  return [...marked, ...awaited];
}

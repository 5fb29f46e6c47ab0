import { attempt, eat, oneOf, type Reader } from "../reader.js";
import type { Condition } from "./counts.js";
import { readChange } from "./events.js";
import { readNoun } from "./noun.js";

/** What has happened this turn, or how late in the game it is. */
export const readHistory = (r: Reader): Condition | undefined => oneOf(r, [readTurn, readPast]);

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** "it is your second turn or later". */
function readTurn(r: Reader): Condition | undefined {
  if (eat(r, "(it|this) is your") === undefined) return undefined;
  const nth = ORDINALS.findIndex((word) => eat(r, `${word} turn`) !== undefined) + 1;
  if (nth === 0) return undefined;
  const number = { turn: "yours" };
  return eat(r, "or later") === undefined ? { number, is: nth } : { number, min: nth };
}

/** "you have played a Character with a cost of 5 or more during this turn", "this Leader has battled a Character during this turn". */
function readPast(r: Reader): Condition | undefined {
  const happened = oneOf(r, [readActed, readMet, (rr) => readChange(rr)?.[0]]);
  return happened === undefined || eat(r, "(during )?this turn") === undefined ? undefined : { happened };
}

function readActed(r: Reader): Record<string, unknown> | undefined {
  const side =
    eat(r, "your opponent( has)?") !== undefined ? "opponent" : eat(r, "you( have)?") !== undefined ? "you" : undefined;
  if (side === undefined) return undefined;
  const event =
    eat(r, "played") !== undefined ? "played" : eat(r, "activated") !== undefined ? "eventActivated" : undefined;
  const noun = event === undefined ? undefined : readNoun(r);
  if (event === undefined || noun === undefined) return undefined;
  const card = Object.keys(noun.filter).length === 0 || isOnlyEvent(noun.filter) ? {} : { card: noun.filter };
  return { event, side, ...card };
}

const isOnlyEvent = (filter: Record<string, unknown>): boolean =>
  filter.kind === "Event" && Object.keys(filter).length === 1;

function readMet(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "this (Leader|Character|card)( has)?") === undefined) return undefined;
  const event =
    eat(r, "(battled|battles)") !== undefined
      ? "battled"
      : eat(r, "(attacked|attacks)") !== undefined
        ? "attacked"
        : undefined;
  if (event === undefined) return undefined;
  const against = attempt(r, (rr) => readNoun(rr));
  return { event, self: true, ...(against !== undefined && { against: against.filter }) };
}

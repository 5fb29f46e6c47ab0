import { attempt, eat, mayComeLater, type Reader, sees } from "../reader.js";
import { readCause } from "./causes.js";
import { readClauses } from "./clause.js";
import { readCondition } from "./condition.js";
import { readNoun } from "./noun.js";

/** "If X would …, you may Y instead." */
export function readInstead(r: Reader): Readonly<Record<string, unknown>> | undefined {
  return attempt(r, (rr) => {
    if (eat(rr, "when your deck is reduced to 0, you win the game instead of losing") !== undefined) {
      eat(rr, ", according to the rules");
      return { timing: "instead", instead: { event: "lose", why: "deck" }, steps: [{ type: "op:win" }] };
    }
    if (LATER.some((words) => eat(rr, words) !== undefined)) {
      eat(rr, ", according to the rules");
      const later = { type: "op:schedule", at: "endOfThisTurn", steps: [{ type: "op:lose" }] };
      return { timing: "instead", instead: { event: "lose", why: "deck" }, steps: [later] };
    }
    const once = attempt(rr, readOnce);
    if (once !== undefined) return once;
    if (!mayComeLater(rr, "would") || eat(rr, "if") === undefined) return undefined;
    const condition = attempt(rr, (r3) => {
      const read = readCondition(r3);
      return read === undefined || eat(r3, "and") === undefined ? undefined : read;
    });
    const cards = readCards(rr);
    if (cards === undefined || eat(rr, "would (be )?") === undefined) return undefined;
    const event = readEvent(rr);
    if (event === undefined) return undefined;
    eat(rr, "during this turn");
    if (eat(rr, ",") === undefined) return undefined;
    const optional = eat(rr, "you may") === undefined ? {} : { optional: true };
    // "that Character" is the one that would go
    const { last } = rr;
    rr.last = "event";
    const steps = readClauses(rr);
    rr.last = last;
    if (steps === undefined || eat(rr, "instead( of that Character being K.O.'d)?") === undefined) return undefined;
    const negated = attempt(rr, (r3) => {
      if (eat(r3, ". If") === undefined) return undefined;
      const read = readCondition(r3);
      return read === undefined || eat(r3, ", this effect is negated") === undefined ? undefined : read;
    });
    const all = [...(condition === undefined ? [] : [condition]), ...(negated === undefined ? [] : [{ not: negated }])];
    const gate = all.length === 0 ? {} : { condition: all.length === 1 ? all[0] : { all } };
    const [only, ...more] = event;
    const instead = more.length === 0 ? { ...only, ...cards } : event.map((one) => ({ ...one, ...cards }));
    return { timing: "instead", instead, ...optional, ...gate, steps };
  });
}

/** An empty deck loses the game later. */
const LATER = [
  "(under the rules of this game, )?you do not lose when your deck has 0 cards. you lose at the end of the turn in which your deck becomes 0 cards",
  "when your deck is reduced to 0, you lose( the game)? at the end of (that|the) turn instead",
];

/** "Once per turn, this Character cannot be K.O.'d by your opponent's effects": the first time it does not happen. */
function readOnce(r: Reader): Readonly<Record<string, unknown>> | undefined {
  const cards = eat(r, "once per turn,") === undefined ? undefined : readCards(r);
  const event = cards === undefined || eat(r, "cannot be") === undefined ? undefined : readEvent(r);
  if (event === undefined) return undefined;
  return { timing: "instead", instead: { ...event[0], ...cards }, oncePerTurn: true, steps: [] };
}

function readCards(r: Reader): Record<string, unknown> | undefined {
  eat(r, "(you have a|any of|one of)");
  const isThat = () => eat(r, "that");
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  isThat();
  if (noun.ref === "self") return {};
  const { kind: _kind, ...filter } = noun.filter;
  return { cards: { side: noun.side === "both" ? "you" : noun.side, filter: { kind: "Character", ...filter } } };
}

const EVENTS: readonly (readonly [string, string])[] = [
  ["K.O.'d", "ko"],
  ["(removed from|leave) the field", "leave"],
  ["rested", "rest"],
];

function readEvent(r: Reader): readonly Record<string, unknown>[] | undefined {
  const event = EVENTS.find(([words]) => eat(r, words) !== undefined)?.[1];
  if (event === undefined) return undefined;
  const cause = readCause(r);
  if (eat(r, "or K.O.'d") !== undefined) return [{ event, ...cause }, { event: "ko" }];
  return sees(r, "by") ? undefined : [{ event, ...cause }];
}

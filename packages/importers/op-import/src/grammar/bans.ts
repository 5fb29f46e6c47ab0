import { attempt, eat, type Reader, sees } from "../reader.js";
import { readCause } from "./causes.js";
import { readDuration } from "./duration.js";
import { gift, readSigned } from "./gift.js";
import { type Noun, readNoun } from "./noun.js";
import { selectorOf, selectorsOf } from "./selector.js";
import type { Step } from "./step.js";
import { readTarget } from "./target.js";

/** "cannot be K.O.'d in battle by <Slash> attribute cards", "cannot attack a Leader". */
export function readBan(r: Reader, none: boolean): Record<string, unknown> | undefined {
  return eat(r, none ? "can" : "cannot") === undefined ? undefined : readForbidden(r);
}

/** "… or K.O.'d by effects": something else that cannot be. */
export const readAlsoBanned = (r: Reader): Record<string, unknown> | undefined =>
  attempt(r, (rr) =>
    eat(rr, "or") === undefined || !sees(rr, "(be )?(K.O.'d|removed|rested)") ? undefined : readForbidden(rr),
  );

function readForbidden(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "(be )?K.O.'d") !== undefined) return { verb: "beKoed", ...readCause(r) };
  if (eat(r, "(be )?removed from the field") !== undefined) return { verb: "leave", ...readCause(r) };
  if (eat(r, "be returned to (the owner's|your|their|the) hand") !== undefined)
    return { verb: "returnToHand", ...readCause(r) };
  if (eat(r, "be (placed at the bottom of|returned to) (the owner's|your|their|the) deck") !== undefined)
    return { verb: "returnToDeck", ...readCause(r) };
  if (eat(r, "(be )?rested") !== undefined) return { verb: "beRested", ...readCause(r) };
  if (eat(r, "activate [Blocker]") !== undefined) return { verb: "block" };
  if (eat(r, "become active") !== undefined) return { verb: "becomeActive" };
  if (eat(r, "attack (a Leader|Leaders|your Leader|your opponent's Leader)") !== undefined)
    return { verb: "attackLeader" };
  if (eat(r, "attack") === undefined) return undefined;
  const other = attempt(r, (rr) => readNoun(rr));
  return { verb: "attack", ...(other !== undefined && { other: other.filter }) };
}

/** "Until …, none of the selected Characters can attack unless your opponent trashes 2 cards from their hand whenever they attack." */
export function readTax(r: Reader): readonly Step[] | undefined {
  const before = readDuration(r);
  eat(r, ",");
  const none = eat(r, "none of") !== undefined;
  const noun = readNoun(r, { count: "all" });
  if (noun === undefined || eat(r, none ? "can attack" : "cannot attack") === undefined) return undefined;
  const between = before ?? readDuration(r);
  const cards = eat(
    r,
    "unless (your opponent trashes|they trash) {n} cards? from their hand (whenever|each time) (they attack|it attacks)",
  );
  const duration = between ?? readDuration(r);
  if (duration === undefined || cards === undefined) return undefined;
  const target = { side: "you", zones: ["hand"], count: { exactly: Number(cards[0]) } };
  return [
    {
      type: "op:tax",
      target: selectorOf(noun),
      costs: [{ type: "op:move", target, to: { zone: "trash" } }],
      for: duration,
    },
  ];
}

const FIGHTERS = { side: "opponent", zones: ["leader", "characters"], count: "all" };

/** "your opponent cannot attack any card other than your [Name]", "your opponent can only attack your rested Characters". */
export function readOnlyTarget(r: Reader): readonly Step[] | undefined {
  const isOther = eat(r, "your opponent cannot attack any cards? other than( the)?") !== undefined;
  if (!isOther && eat(r, "your opponent can only attack( the)?") === undefined) return undefined;
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  const step = gift(r, { filter: {} }, { cannot: [{ verb: "attack", other: { not: noun.filter } }] });
  return [{ ...step, target: FIGHTERS }];
}

/** Blockers that cannot be activated: such ones, those of a card that attacks, or all for a while. */
export function readNoBlock(r: Reader): readonly Step[] | undefined {
  const before = attempt(r, readIfAttacks);
  if (eat(r, "your opponent cannot activate") === undefined) return undefined;
  const count = eat(r, "up to {n}");
  if (eat(r, "(the |a )?[Blocker]") === undefined) return undefined;
  eat(r, "of any");
  const { kind: _kind, ...filter } = attempt(r, (rr) => readNoun(rr))?.filter ?? {};
  if (Object.keys(filter).length > 0) {
    const which = { keyword: "Blocker", ...filter };
    const noun: Noun = {
      side: "opponent",
      zones: ["characters"],
      filter: which,
      count: count === undefined ? "all" : { upTo: Number(count[0]) },
    };
    return [gift(r, noun, { cannot: [{ verb: "block" }] })];
  }
  const attacker = before ?? attempt(r, readIfAttacks);
  if (attacker !== undefined) {
    const step = gift(r, { ...attacker.noun, count: "all" }, { keyword: ["Unblockable"] });
    return [{ ...step, ...(attacker.isThisTurn && { for: "thisTurn" }) }];
  }
  const duration = readDuration(r);
  return [
    {
      type: "op:rule",
      player: "opponent",
      cannot: [{ verb: "block" }],
      ...(duration !== undefined && { for: duration }),
    },
  ];
}

/** "if the selected card attacks during this turn,", "if that Leader or Character attacks". */
function readIfAttacks(r: Reader): { readonly noun: Noun; readonly isThisTurn: boolean } | undefined {
  const noun = eat(r, "(if|when)") === undefined ? undefined : readNoun(r);
  if (noun === undefined || eat(r, "attacks") === undefined) return undefined;
  const isThisTurn = eat(r, "during this turn,") !== undefined;
  return noun.ref === undefined && !isThisTurn ? undefined : { noun, isThisTurn };
}

/** Effects that are negated. */
export function readNegate(r: Reader): readonly Step[] | undefined {
  if (eat(r, "negate the effects? of") !== undefined) {
    const noun = readTarget(r);
    if (noun === undefined) return undefined;
    const step = gift(r, noun, { negated: true });
    if (noun.each === true) return selectorsOf(noun).map((target) => ({ ...step, target }));
    const power = attempt(r, (rr) =>
      eat(rr, "and (give that card|that card gains)") === undefined ? undefined : readSigned(rr),
    );
    const cannot =
      power === undefined
        ? attempt(r, (rr) => (eat(rr, "and that Character") === undefined ? undefined : readBan(rr, false)))
        : undefined;
    const duration = readDuration(r);
    const lasting = duration === undefined ? {} : { for: duration };
    return [{ ...step, ...power, ...(cannot !== undefined && { cannot: [cannot] }), ...lasting }];
  }
  if (eat(r, "this (Character|Leader)'s effect is negated") !== undefined)
    return [gift(r, { ref: "self", filter: {} }, { negated: true })];
  return undefined;
}

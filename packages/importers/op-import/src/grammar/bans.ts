import { attempt, eat, type Reader } from "../reader.js";
import { readCause } from "./causes.js";
import { readDuration } from "./duration.js";
import { gift, readSigned } from "./gift.js";
import { type Noun, readNoun } from "./noun.js";
import { selectorOf, selectorsOf } from "./selector.js";
import type { Step } from "./step.js";
import { readName } from "./words.js";

/** "cannot be K.O.'d in battle by <Slash> attribute cards", "cannot attack a Leader". */
export function readBan(r: Reader, none: boolean): Record<string, unknown> | undefined {
  if (eat(r, none ? "can" : "cannot") === undefined) return undefined;
  if (eat(r, "be K.O.'d") !== undefined) return { verb: "beKoed", ...readCause(r) };
  if (eat(r, "be (removed from the field|returned to the owner's hand)") !== undefined)
    return { verb: "leave", ...readCause(r) };
  if (eat(r, "be rested") !== undefined) return { verb: "beRested", ...readCause(r) };
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

/** Blockers that cannot be activated; without a limit the attacker is simply not blocked. */
export function readNoBlock(r: Reader): readonly Step[] | undefined {
  if (eat(r, "if the selected card attacks during this turn, your opponent cannot activate [Blocker]") !== undefined)
    return [{ type: "op:give", target: { ref: r.named }, keyword: ["Unblockable"], for: "thisTurn" }];
  if (eat(r, "your opponent cannot attack any card other than the Character") !== undefined) {
    const name = readName(r);
    const target = { side: "opponent", zones: ["leader", "characters"], count: "all" };
    const other = { not: { kind: "Character", name } };
    return name === undefined ? undefined : [{ type: "op:give", target, cannot: [{ verb: "attack", other }] }];
  }
  if (eat(r, "your opponent cannot activate") === undefined) return undefined;
  const count = eat(r, "up to {n}");
  if (eat(r, "(the |a )?[Blocker]") === undefined) return undefined;
  eat(r, "(Characters?|of any Character)( that has)?");
  const noun: Noun = {
    side: "opponent",
    zones: ["characters"],
    filter: { keyword: "Blocker" },
    count: count === undefined ? "all" : { upTo: Number(count[0]) },
  };
  const limit = eat(r, "{n} (or less power|power or less)") ?? undefined;
  const atLeast = limit === undefined ? eat(r, "{n} or more power") : undefined;
  const cost = eat(r, "with a cost of {n} or less");
  if (limit !== undefined) noun.filter.power = { max: Number(limit[0]) };
  if (atLeast !== undefined) noun.filter.power = { min: Number(atLeast[0]) };
  if (cost !== undefined) noun.filter.cost = { max: Number(cost[0]) };
  if (Object.keys(noun.filter).length === 1)
    return [
      gift(
        r,
        { ref: eat(r, "if that Leader or Character attacks") === undefined ? "self" : "chosen", filter: {} },
        { keyword: ["Unblockable"] },
      ),
    ];
  return [gift(r, noun, { cannot: [{ verb: "block" }] })];
}

/** Effects that are negated. */
export function readNegate(r: Reader): readonly Step[] | undefined {
  if (eat(r, "negate the effects? of") !== undefined) {
    const noun = readNoun(r);
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

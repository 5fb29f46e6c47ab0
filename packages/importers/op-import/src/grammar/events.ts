import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { readCause } from "./causes.js";
import { type Noun, readNoun } from "./noun.js";

type Pattern = Readonly<Record<string, unknown>>;

/** The event of a prose timing: one pattern or several, joined by "or". */
export function readEvent(r: Reader): readonly Pattern[] | undefined {
  const found = readOne(r);
  if (found === undefined) return undefined;
  const all = [...found];
  for (;;) {
    const more = attempt(r, (rr) => (eat(rr, "(, or|or)( when| if)?") === undefined ? undefined : readOne(rr)));
    if (more === undefined) return all;
    all.push(...more);
  }
}

const readOne = (r: Reader): readonly Pattern[] | undefined =>
  oneOf(r, [readPlayer, readDon, readLife, readHand, readDamage, readAttack, readChange]);

/** What a player does. */
function readPlayer(r: Reader): readonly Pattern[] | undefined {
  const side = eat(r, "your opponent") !== undefined ? "opponent" : eat(r, "you") !== undefined ? "you" : undefined;
  if (side === undefined) return undefined;
  if (eat(r, "activates?") !== undefined) return readActivated(r, side);
  if (eat(r, "attacks?") !== undefined) return [{ event: "attacked", side }];
  if (eat(r, "draws? a card outside of (your|their) Draw Phase") !== undefined)
    return [{ event: "drew", side, cause: "effect" }];
  const drawn = attempt(r, (rr) => (eat(rr, "draws? a card") === undefined ? undefined : readCause(rr)));
  if (drawn?.cause !== undefined) return [{ event: "drew", side, ...drawn }];
  if (eat(r, "adds? a card from (your|their) Life( cards| area)? to (your|their) hand") !== undefined)
    return [{ event: "lifeTaken", side }];
  if (eat(r, "takes? damage") !== undefined) return [{ event: "damageDealt", side }];
  if (eat(r, "deals? damage to (your opponent's|your) Life") !== undefined)
    return [{ event: "damageDealt", side: side === "you" ? "opponent" : "you", by: side }];
  const noun = eat(r, "plays?") === undefined ? undefined : readNoun(r);
  if (noun === undefined) return undefined;
  const from = noun.zones?.[0] === "hand" ? { from: "hand" } : {};
  return [{ event: "played", side, card: noun.filter, ...from, ...readCause(r) }];
}

/** "[Blocker] or an Event", "a [Trigger]", "an Event with a base cost of 3 or more". */
function readActivated(r: Reader, side: string): readonly Pattern[] | undefined {
  const found: Pattern[] = [];
  do {
    const event =
      eat(r, "(a |the )?[Blocker]") !== undefined
        ? "blocked"
        : eat(r, "(a |the )?[Trigger]") !== undefined
          ? "triggerActivated"
          : undefined;
    const noun = event === undefined ? readNoun(r) : undefined;
    if (event === undefined && noun?.filter.kind !== "Event") return undefined;
    const { kind: _kind, ...filter } = noun?.filter ?? {};
    const card = Object.keys(filter).length === 0 ? {} : { card: filter };
    found.push({ event: event ?? "eventActivated", side, ...card });
  } while (
    attempt(r, (rr) =>
      eat(rr, "or") !== undefined && !/^\s*(when|if)\b/.test(rr.text.slice(rr.at)) ? true : undefined,
    )
  );
  return found;
}

/** DON!! that go back to their deck, or under cards. */
function readDon(r: Reader): readonly Pattern[] | undefined {
  if (eat(r, "this Leader or any of your Characters is given a DON!! card") !== undefined)
    return [{ event: "donGiven", side: "you" }];
  const count = eat(r, "({n} or more|a) DON!! cards?");
  if (count === undefined) return undefined;
  const min = count[0] === "" ? {} : { min: Number(count[0]) };
  if (eat(r, "(is|are) given to") !== undefined) {
    const noun = readNoun(r, { side: "you" });
    return noun === undefined ? undefined : [{ event: "donGiven", ...subjectOf(noun), ...min }];
  }
  const side =
    eat(r, "on your opponent's field") !== undefined
      ? "opponent"
      : eat(r, "on (your|the) field") !== undefined
        ? "you"
        : undefined;
  if (side === undefined || eat(r, "(is|are) returned to (your|their|the) DON!! deck") === undefined) return undefined;
  const { by } = readCause(r);
  return [{ event: "donReturned", side, ...min, ...(by !== undefined && { by }) }];
}

const readSide = (r: Reader): "you" | "opponent" | undefined =>
  eat(r, "your opponent's") !== undefined ? "opponent" : eat(r, "your") !== undefined ? "you" : undefined;

/** Life cards that go, are taken, or are few. */
function readLife(r: Reader): readonly Pattern[] | undefined {
  if (eat(r, "a [Trigger] activates") !== undefined) return [{ event: "triggerActivated" }];
  if (eat(r, "a card is removed from your or your opponent's Life( cards| area)?") !== undefined)
    return [{ event: "lifeLost" }];
  if (eat(r, "a card is removed from") !== undefined) {
    const side = readSide(r);
    return side === undefined || eat(r, "Life( cards| area)?") === undefined
      ? undefined
      : [{ event: "lifeLost", side }];
  }
  if (eat(r, "a card is added to") !== undefined) {
    const side = readSide(r);
    return side === undefined || eat(r, "hand from (your|their) Life( cards| area)?") === undefined
      ? undefined
      : [{ event: "lifeTaken", side }];
  }
  const side = readSide(r);
  const left = side === undefined ? undefined : eat(r, "number of Life cards becomes {n}");
  return left === undefined ? undefined : [{ event: "lifeLost", side, left: Number(left[0]) }];
}

/** "a card is trashed from your hand by your effect". */
function readHand(r: Reader): readonly Pattern[] | undefined {
  const count = eat(r, "({n} or more cards are|a card is|cards are) trashed from");
  const side = count === undefined ? undefined : readSide(r);
  if (count === undefined || side === undefined || eat(r, "hand") === undefined) return undefined;
  const min = count[0] === "" ? {} : { min: Number(count[0]) };
  return [{ event: "handTrashed", side, ...min, ...readCause(r) }];
}

/** "this Leader's attack deals damage to your opponent's Life". */
const readDamage = (r: Reader): readonly Pattern[] | undefined =>
  eat(r, "this (Leader|Character)'s attack deals damage( to your opponent's Life)?") === undefined
    ? undefined
    : [{ event: "damageDealt", side: "opponent", cause: "battle", source: { is: "self" } }];

/** A card attacks, is attacked, or fights another. */
function readAttack(r: Reader): readonly Pattern[] | undefined {
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const card = subjectOf(noun);
  if (eat(r, "attacks or is attacked") !== undefined)
    return [
      { event: "attacked", ...card },
      { event: "defended", ...card },
    ];
  if (noun.zones?.[0] === "leader" && eat(r, "takes damage") !== undefined)
    return [{ event: "damageDealt", side: noun.side }];
  if (eat(r, "is attacked") !== undefined) return [{ event: "defended", ...card }];
  const isFight = eat(r, "battles") !== undefined;
  const isDeadly = isFight && eat(r, "and K.O.'s") !== undefined;
  if (!isFight && eat(r, "attacks") === undefined) return undefined;
  const other = attempt(r, readNoun);
  if (isDeadly)
    return other === undefined || noun.ref !== "self"
      ? undefined
      : [{ event: "koed", side: other.side, cause: "battle", source: { is: "self" } }];
  const against = other === undefined ? {} : { against: other.filter };
  return [{ event: isFight ? "battled" : "attacked", ...card, ...against }];
}

/** Whose card, and which. */
function subjectOf({ ref, side, filter }: Noun): Pattern {
  if (ref === "self") return { self: true };
  return { ...(side !== "both" && { side }), ...(Object.keys(filter).length > 0 && { card: filter }) };
}

/** What the other player's effects do is the first pattern's already. */
const otherThan = (by: "you" | "opponent") => (by === "you" ? "opponent" : "you");

const CHANGES: readonly (readonly [string, Pattern])[] = [
  ["K.O.'d", { event: "koed" }],
  ["rested", { event: "rested" }],
  ["removed from the field", { event: "left" }],
  ["returned to (the owner's|your|their) hand", { event: "left", to: "hand" }],
  ["(placed at|returned to) the bottom of (the owner's|your|their) deck", { event: "left", to: "deck" }],
  ["trashed", { event: "left", to: "trash" }],
  ["played", { event: "played" }],
];

/** A card is K.O.'d, removed, rested, by something or anyhow. */
export function readChange(r: Reader): readonly Pattern[] | undefined {
  const noun = readNoun(r);
  if (noun === undefined || eat(r, "(is|are|was|were|has been|have been|becomes)") === undefined) return undefined;
  const change = CHANGES.find(([words]) => eat(r, words) !== undefined)?.[1];
  if (change === undefined) return undefined;
  const { kind: _kind, ...filter } = noun.filter;
  const whose = noun.ref === "self" ? { self: true } : noun.side === "both" ? {} : { side: noun.side };
  const card = { ...whose, card: { kind: "Character", ...(noun.ref === "self" ? {} : filter) } };
  const { event, ...to } = change;
  const { cause, by, source } = readCause(r);
  const pattern = {
    event,
    ...card,
    ...to,
    ...(cause !== undefined && { cause }),
    ...(by !== undefined && { by }),
    ...(source !== undefined && { source }),
  };
  if (event === "left" && by !== undefined && eat(r, "or K.O.'d") !== undefined)
    return [
      pattern,
      { event: "koed", ...card, cause: "battle" },
      { event: "koed", ...card, cause: "effect", by: otherThan(by) },
    ];
  return [pattern];
}

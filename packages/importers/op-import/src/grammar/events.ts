import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { readNoun } from "./noun.js";

type Pattern = Readonly<Record<string, unknown>>;

/** The event of a prose timing: one pattern or several. */
export const readEvent = (r: Reader): readonly Pattern[] | undefined => oneOf(r, [readFixed, readBattle, readCards]);

const FIXED: readonly (readonly [string, readonly Pattern[]])[] = [
  ["you activate an Event", [{ event: "eventActivated", side: "you" }]],
  [
    "your opponent activates [Blocker] or an Event",
    [
      { event: "blocked", side: "opponent" },
      { event: "eventActivated", side: "opponent" },
    ],
  ],
  ["your opponent activates an Event", [{ event: "eventActivated", side: "opponent" }]],
  ["your opponent activates (a )?[Blocker]", [{ event: "blocked", side: "opponent" }]],
  ["your opponent attacks", [{ event: "attacked", side: "opponent" }]],
  [
    "a DON!! card on (your|the) field is returned to your DON!! deck by your effect",
    [{ event: "donReturned", side: "you", by: "you" }],
  ],
  ["a DON!! card on (your|the) field is returned to your DON!! deck", [{ event: "donReturned", side: "you" }]],
  [
    "this (Leader|Character)'s attack deals damage to your opponent's Life",
    [{ event: "damageDealt", side: "opponent", cause: "battle", source: { is: "self" } }],
  ],
  ["you deal damage to your opponent's Life", [{ event: "damageDealt", side: "opponent", by: "you" }]],
  ["your number of Life cards becomes 0", [{ event: "lifeLost", side: "you", left: 0 }]],
  ["a card is removed from your opponent's Life cards", [{ event: "lifeLost", side: "opponent" }]],
  ["a card is added to your hand from your Life", [{ event: "lifeTaken", side: "you" }]],
  ["a [Trigger] activates", [{ event: "triggerActivated" }]],
  ["this Leader or any of your Characters is given a DON!! card", [{ event: "donGiven", side: "you" }]],
  ["you draw a card outside of your Draw Phase", [{ event: "drew", side: "you", cause: "effect" }]],
  [
    "this Leader attacks or is attacked",
    [
      { event: "attacked", self: true },
      { event: "defended", self: true },
    ],
  ],
  [
    "this Character battles and K.O.'s your opponent's Character",
    [{ event: "koed", side: "opponent", cause: "battle", source: { is: "self" } }],
  ],
  [
    "this Character battles your opponent's Character",
    [{ event: "battled", self: true, against: { kind: "Character" } }],
  ],
];

function readFixed(r: Reader): readonly Pattern[] | undefined {
  const many = eat(r, "{n} or more DON!! cards on your field are returned to your DON!! deck");
  if (many !== undefined) return [{ event: "donReturned", side: "you", min: Number(many[0]) }];
  return FIXED.find(([words]) => eat(r, words) !== undefined)?.[1];
}

function readBattle(r: Reader): readonly Pattern[] | undefined {
  const against = eat(r, "this Character battles {attribute} attribute Characters");
  return against === undefined
    ? undefined
    : [{ event: "battled", self: true, against: { kind: "Character", attribute: against[0] } }];
}

/** A card is played, K.O.'d, removed, rested. */
function readCards(r: Reader): readonly Pattern[] | undefined {
  const played = attempt(r, (rr) => {
    const side =
      eat(rr, "your opponent plays") !== undefined ? "opponent" : eat(rr, "you play") !== undefined ? "you" : undefined;
    const noun = side === undefined ? undefined : readNoun(rr);
    if (noun === undefined) return undefined;
    const from = noun.zones?.[0] === "hand" ? { from: "hand" } : {};
    return [{ event: "played", side, card: noun.filter, ...from }];
  });
  if (played !== undefined) return played;
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const { kind: _kind, ...filter } = noun.filter;
  const whose = noun.ref === "self" ? { self: true } : noun.side === "both" ? {} : { side: noun.side };
  const card = {
    ...whose,
    card:
      noun.ref === "self" || Object.keys(filter).length === 0
        ? { kind: "Character" }
        : { kind: "Character", ...filter },
  };
  if (eat(r, "is K.O.'d by your opponent's effect") !== undefined)
    return [{ event: "koed", ...card, cause: "effect", by: "opponent" }];
  if (eat(r, "is K.O.'d by an effect") !== undefined) return [{ event: "koed", ...card, cause: "effect" }];
  if (eat(r, "is K.O.'d") !== undefined) return [{ event: "koed", ...card }];
  if (eat(r, "is rested by your effect") !== undefined)
    return [{ event: "rested", ...card, cause: "effect", by: "you" }];
  if (eat(r, "is rested by your opponent's effect") !== undefined)
    return [{ event: "rested", ...card, cause: "effect", by: "opponent" }];
  if (eat(r, "is returned to the owner's hand by your effect") !== undefined)
    return [{ event: "left", ...card, to: "hand", cause: "effect", by: "you" }];
  if (eat(r, "is removed from the field by your opponent's effect or K.O.'d") !== undefined)
    return [
      { event: "left", ...card, cause: "effect", by: "opponent" },
      { event: "koed", ...card, cause: "battle" },
    ];
  const by =
    eat(r, "is removed from the field by your opponent's effect") !== undefined
      ? { by: "opponent" }
      : eat(r, "is removed from the field by your effect") !== undefined
        ? { by: "you" }
        : eat(r, "is removed from the field by an effect") !== undefined
          ? {}
          : undefined;
  return by === undefined ? undefined : [{ event: "left", ...card, cause: "effect", ...by }];
}

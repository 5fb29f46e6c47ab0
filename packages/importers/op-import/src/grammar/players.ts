import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { readDuration } from "./duration.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** What players do: draw, DON!!, damage, bans, winning. */
export const readPlayers = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readDraw, readDon, readGiveDon, readOther, readBans, readSelect]);

function readDraw(r: Reader): readonly Step[] | undefined {
  if (eat(r, "draw cards? so that you have") !== undefined) {
    const hand = eat(r, "{n} cards in your hand");
    return hand === undefined
      ? undefined
      : [{ type: "op:draw", count: { size: "hand", side: "you", times: -1, plus: Number(hand[0]) } }];
  }
  if (eat(r, "draw cards equal to the number you (returned to|placed at the bottom of) your deck") !== undefined)
    return [{ type: "op:draw", count: { done: "count" } }];
  const upTo = eat(r, "draw up to {n} cards?");
  if (upTo !== undefined) return [{ type: "op:draw", count: Number(upTo[0]), upTo: true }];
  const count = eat(r, "draw {n} cards?");
  return count === undefined ? undefined : [{ type: "op:draw", count: Number(count[0]) }];
}

function readDon(r: Reader): readonly Step[] | undefined {
  const count = eat(r, "add (up to )?{n} (additional )?DON!! cards?( from your DON!! deck)?( and)?");
  if (count !== undefined) {
    const state =
      eat(r, "set (it|them) as active") !== undefined
        ? "active"
        : eat(r, "rest (it|them)") !== undefined
          ? "rested"
          : undefined;
    const amount = Number(count.find((part) => part !== ""));
    const upTo = /add\s+up to[^.]*$/i.test(r.text.slice(0, r.at)) ? { upTo: true } : {};
    return state === undefined ? undefined : [{ type: "op:addDon", count: amount, ...upTo, state }];
  }
  if (
    eat(
      r,
      "return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on your field as your opponent",
    ) !== undefined
  ) {
    const more = {
      sum: [
        { size: "don", side: "you" },
        { size: "don", side: "opponent", times: -1 },
      ],
    };
    return [{ type: "op:returnDon", count: { exactly: more } }];
  }
  return undefined;
}

/** "Give up to 1 rested DON!! card to …", "Give this Leader up to 1 rested DON!! card". */
function readGiveDon(r: Reader): readonly Step[] | undefined {
  if (eat(r, "give") === undefined) return undefined;
  const given = eat(r, "up to {n} (total )?of your currently given DON!! cards to");
  if (given !== undefined) {
    const noun = readReceiver(r);
    return noun === undefined
      ? undefined
      : [{ type: "op:giveDon", target: noun, count: Number(given[0]), from: "given" }];
  }
  const first = eat(r, "up to {n} rested DON!! cards? to");
  if (first !== undefined) {
    const noun = readReceiver(r);
    return noun === undefined ? undefined : [giveDon(noun, Number(first[0]))];
  }
  return attempt(r, (rr) => {
    const noun = readReceiver(rr);
    const count = noun === undefined ? undefined : eat(rr, "up to {n} rested DON!! cards?( each)?");
    return noun === undefined || count === undefined ? undefined : [giveDon(noun, Number(count[0]))];
  });
}

const giveDon = (target: object, count: number): Step => ({
  type: "op:giveDon",
  target,
  count,
  ...(count > 1 && { upTo: true }),
  from: "rested",
});

/** "your Leader or 1 of your Characters", "each of your … Characters". */
function readReceiver(r: Reader): object | undefined {
  if (eat(r, "(your|this) Leader or 1 of your Characters") !== undefined)
    return { side: "you", zones: ["leader", "characters"], count: { upTo: 1 } };
  if (eat(r, "each of") !== undefined) {
    const noun = readNoun(r, { side: "you" });
    return noun === undefined ? undefined : selectorOf({ ...noun, count: { upTo: "any" } });
  }
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  if (noun.ref === undefined && typeof noun.count === "object" && noun.count !== null && "exactly" in noun.count)
    noun.count = { upTo: (noun.count as { exactly: unknown }).exactly };
  return selectorOf(noun);
}

function readOther(r: Reader): readonly Step[] | undefined {
  if (eat(r, "shuffle your deck") !== undefined) return [{ type: "op:shuffle" }];
  if (eat(r, "take an extra turn after this one") !== undefined) return [{ type: "op:extraTurn" }];
  if (eat(r, "you win the game") !== undefined) return [{ type: "op:win" }];
  const damage = eat(r, "deal {n} damage to your opponent");
  if (damage !== undefined) return [{ type: "op:damage", player: "opponent", count: Number(damage[0]) }];
  for (const [words, timing] of [
    ["[Main]", "main"],
    ["[Counter]", "counter"],
    ["[On Play]", "onPlay"],
  ] as const)
    if (eat(r, `activate this card's ${words} effect`) !== undefined) return [{ type: "op:activate", timing }];
  if (eat(r, "change the attack target to the selected Character") !== undefined)
    return [{ type: "op:redirect", target: { ref: "chosen" } }];
  return undefined;
}

function readBans(r: Reader): readonly Step[] | undefined {
  const rule = (verb: string, more: object = {}): readonly Step[] => {
    const duration = readDuration(r) ?? "thisTurn";
    return [{ type: "op:rule", player: "you", cannot: [{ verb, ...more }], for: duration }];
  };
  if (eat(r, "you cannot add Life cards to your hand using your own effects") !== undefined) return rule("addLife");
  if (eat(r, "you cannot attack a Leader") !== undefined) return rule("attackLeader");
  if (eat(r, "you cannot set DON!! cards as active using Character effects") !== undefined)
    return rule("standDon", { other: { kind: "Character" } });
  if (eat(r, "your opponent's [On Play] effects are negated") !== undefined) {
    const duration = readDuration(r) ?? "thisTurn";
    return [{ type: "op:rule", player: "opponent", negated: ["onPlay"], for: duration }];
  }
  const next = attempt(r, (rr) => {
    if (eat(rr, "the next time you play (a|an)") === undefined) return undefined;
    const noun = readNoun(rr, { side: "you", zones: ["hand"] });
    if (noun === undefined || readDuration(rr) === undefined) return undefined;
    const by = eat(rr, ", the cost will be reduced by {n}");
    return by === undefined ? undefined : { by: Number(by[0]), filter: noun.filter };
  });
  return next === undefined ? undefined : [{ type: "op:rule", player: "you", discount: next, for: "thisTurn" }];
}

/** "Select up to 2 of your opponent's Characters". */
function readSelect(r: Reader): readonly Step[] | undefined {
  if (eat(r, "(select|choose)") === undefined) return undefined;
  const blind = eat(r, "{n} cards? from your opponent's hand; your opponent reveals (that card|those cards)");
  if (blind !== undefined)
    return [
      {
        type: "op:reveal",
        target: { side: "opponent", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true },
      },
    ];
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined || !sees(rr, "up to") ? undefined : readNoun(rr)));
  if (second === undefined) return [{ type: "op:select", target: selectorOf(noun) }];
  r.named = ["one", "two"];
  const places = second.zones?.[0] === "trash" ? { zones: second.zones, side: second.side } : { side: noun.side };
  const first = second.zones?.[0] === "trash" ? { ...noun, ...places } : noun;
  return [
    { type: "op:select", target: selectorOf(first as never), as: "one" },
    {
      type: "op:select",
      target: selectorOf({ ...second, ...places, filter: { ...second.filter, other: "one" } } as never),
      as: "two",
    },
  ];
}

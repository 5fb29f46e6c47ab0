import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { readCause } from "./causes.js";
import { readDon } from "./don.js";
import { readDuration } from "./duration.js";
import { readNoun } from "./noun.js";
import { readPer } from "./per.js";
import { shown } from "./piles.js";
import { eitherOf, every, selectorOf } from "./selector.js";
import type { Step } from "./step.js";
import { readTiming } from "./tags.js";
import { readTarget } from "./target.js";

/** What players do: draw, DON!!, damage, bans, winning. */
export const readPlayers = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readDraw, readDon, readOther, readBans, readSelect]);

function readDraw(r: Reader): readonly Step[] | undefined {
  const both = eat(r, "you and your opponent each draw {n} cards?");
  if (both !== undefined)
    return ["you", "opponent"].map((player) => ({ type: "op:draw", count: Number(both[0]), player }));
  if (eat(r, "draw cards? so that you have") !== undefined) {
    const hand = eat(r, "{n} cards in your hand");
    return hand === undefined
      ? undefined
      : [{ type: "op:draw", count: { size: "hand", side: "you", times: -1, plus: Number(hand[0]) } }];
  }
  if (eat(r, "draw cards equal to the number you (returned to|placed at the bottom of) your deck") !== undefined)
    return [{ type: "op:draw", count: { done: "count" } }];
  if (eat(r, "draw cards equal to the number of cards (trashed|drawn|returned)") !== undefined)
    return [{ type: "op:draw", count: { bound: "eventCount" } }];
  const equal = attempt(r, (rr) => {
    const noun = eat(rr, "draw cards equal to the number of") === undefined ? undefined : readNoun(rr, { side: "you" });
    return noun?.zones === undefined ? undefined : { count: every(noun) };
  });
  if (equal !== undefined) return [{ type: "op:draw", count: equal }];
  const upTo = eat(r, "draw up to {n} cards?");
  if (upTo !== undefined) return [{ type: "op:draw", count: Number(upTo[0]), upTo: true }];
  const until = eat(r, "draw cards until you have {n} cards in your hand");
  if (until !== undefined)
    return [{ type: "op:draw", count: { size: "hand", side: "you", times: -1, plus: Number(until[0]) } }];
  if (eat(r, "draw a card") !== undefined) return [{ type: "op:draw", count: 1 }];
  const count = eat(r, "draw {n} cards?");
  if (count === undefined) return undefined;
  const per = attempt(r, readPer);
  return [{ type: "op:draw", count: per === undefined ? Number(count[0]) : { ...per, times: Number(count[0]) } }];
}

function readOther(r: Reader): readonly Step[] | undefined {
  if (eat(r, "shuffle your deck") !== undefined) return [{ type: "op:shuffle" }];
  if (eat(r, "take an extra turn after this one") !== undefined) return [{ type: "op:extraTurn" }];
  if (eat(r, "you win the game") !== undefined) return [{ type: "op:win" }];
  const own = eat(r, "(deal|take) {n} damage( to yourself)?");
  if (own !== undefined && !sees(r, "to your opponent"))
    return [{ type: "op:damage", player: "you", count: Number(own[0]) }];
  const damage = own === undefined ? undefined : eat(r, "to your opponent") === undefined ? undefined : own;
  if (damage !== undefined) return [{ type: "op:damage", player: "opponent", count: Number(damage[0]) }];
  const activated = attempt(r, readActivate);
  if (activated !== undefined) return activated;
  if (eat(r, "choose a cost") !== undefined) return [{ type: "op:chooseNumber", as: "guess", min: 0, max: 10 }];
  if (eat(r, "change the (attack target|target of (that|the) attack) to") === undefined) return undefined;
  const noun = readTarget(r, { side: "you" });
  return noun === undefined ? undefined : [{ type: "op:redirect", target: selectorOf(noun) }];
}

/** "Activate this card's [Main] effect", "activate up to 1 Event from your hand", "activate the [Main] effect of 1 Event in your trash". */
function readActivate(r: Reader): readonly Step[] | undefined {
  if (eat(r, "activate") === undefined) return undefined;
  if (eat(r, "this card's") !== undefined) {
    const timing = readTiming(r);
    return timing === undefined || eat(r, "effect") === undefined ? undefined : [{ type: "op:activate", timing }];
  }
  const timing = attempt(r, (rr) => {
    const read = eat(rr, "the") === undefined ? undefined : readTiming(rr);
    return read === undefined || eat(rr, "effect of") === undefined ? undefined : read;
  });
  const noun = readNoun(r, { side: "you", zones: ["hand"] });
  return noun?.filter.kind !== "Event"
    ? undefined
    : [{ type: "op:useEvent", target: selectorOf(noun), timing: timing ?? "main" }];
}

/** What a player cannot do for a while. */
function readBans(r: Reader): readonly Step[] | undefined {
  const player =
    eat(r, "your opponent cannot") !== undefined ? "opponent" : eat(r, "you cannot") !== undefined ? "you" : undefined;
  const ban = player === undefined ? undefined : readPlayerBan(r);
  if (ban !== undefined) return [{ type: "op:rule", player, cannot: [ban], for: readDuration(r) ?? "thisTurn" }];
  if (player !== undefined) return undefined;
  const negated = attempt(r, (rr) => {
    const timing = eat(rr, "your opponent's") === undefined ? undefined : readTiming(rr);
    return timing === undefined || eat(rr, "effects are negated") === undefined ? undefined : timing;
  });
  if (negated !== undefined)
    return [{ type: "op:rule", player: "opponent", negated: [negated], for: readDuration(r) ?? "thisTurn" }];
  const next = attempt(r, readDiscount);
  return next === undefined ? undefined : [{ type: "op:rule", player: "you", discount: next, for: "thisTurn" }];
}

function readPlayerBan(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "add Life cards to (your|their) hand( using your own effects)?") !== undefined) return { verb: "addLife" };
  if (eat(r, "attack (a Leader|Leaders)") !== undefined) return { verb: "attackLeader" };
  if (eat(r, "draw cards( using your own effects)?") !== undefined) return { verb: "draw", ...readUsing(r) };
  if (eat(r, "set DON!! cards as active") !== undefined) return { verb: "standDon", ...readUsing(r) };
  const resting = eat(r, "rest (their|your)") === undefined ? undefined : readNoun(r);
  if (resting !== undefined)
    return resting.filter.kind === "Character" ? { verb: "rest", other: resting.filter } : undefined;
  if (eat(r, "(use|activate) (Counters?|[Counter])( values)?") !== undefined) return { verb: "counter" };
  if (eat(r, "activate Events") !== undefined) return { verb: "useEvents" };
  if (eat(r, "give DON!! cards") !== undefined) return { verb: "giveDon" };
  if (eat(r, "play") === undefined) return undefined;
  if (!sees(r, "any (number|of)")) eat(r, "any");
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const { kind, ...filter } = noun.filter;
  const isAny = Object.keys(filter).length === 0;
  if (noun.zones?.[0] === "hand")
    return { verb: "playFromHand", ...(Object.keys(noun.filter).length > 0 && { other: noun.filter }) };
  if (isAny && kind === "Character") return { verb: "playCharacters" };
  return { verb: "play", ...(Object.keys(noun.filter).length > 0 && { other: noun.filter }) };
}

/** "using a Character's effect": only such effects cannot. */
function readUsing(r: Reader): { readonly other?: object } {
  const { source } = readCause(r);
  return source === undefined ? {} : { other: source };
}

/** "the next time you play a {Crew} type Character card during this turn, the cost will be reduced by 2". */
function readDiscount(r: Reader): { readonly by: number; readonly filter: object } | undefined {
  if (eat(r, "the next time you play (a|an)") === undefined) return undefined;
  const noun = readNoun(r, { side: "you", zones: ["hand"] });
  if (noun === undefined || readDuration(r) === undefined) return undefined;
  const by = eat(r, ", the cost will be reduced by {n}");
  return by === undefined ? undefined : { by: Number(by[0]), filter: noun.filter };
}

/** "Select up to 2 of your opponent's Characters". */
function readSelect(r: Reader): readonly Step[] | undefined {
  if (eat(r, "(select|choose)") === undefined) return undefined;
  const blind = eat(r, "{n} cards? from your opponent's hand; your opponent reveals (that card|those cards)");
  if (blind !== undefined)
    return [shown(r, { side: "opponent", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true })];
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const other = attempt(r, (rr) =>
    eat(rr, "or") === undefined ? undefined : readNoun(rr, { side: noun.side ?? "you" }),
  );
  if (other !== undefined) return [selected(r, selectorOf(eitherOf(noun, other)))];
  const second = attempt(r, (rr) =>
    eat(rr, "and") === undefined || !sees(rr, "(up to|{n} of)") ? undefined : readNoun(rr),
  );
  if (second === undefined) return [selected(r, selectorOf(noun))];
  r.named = ["one", "two"];
  r.last = r.named;
  const own = second.isUnowned === true ? { side: noun.side } : { side: second.side };
  const places = second.zones?.[0] === "trash" ? { zones: second.zones, side: second.side } : own;
  const first = second.zones?.[0] === "trash" ? { ...noun, ...places } : noun;
  return [
    { type: "op:select", target: selectorOf(first), as: "one" },
    {
      type: "op:select",
      target: selectorOf({ ...second, ...places, filter: { ...second.filter, other: "one" } }),
      as: "two",
    },
  ];
}

function selected(r: Reader, target: object): Step {
  r.named = "selected";
  r.last = r.named;
  return { type: "op:select", target, as: "selected" };
}

import type { LiveMatch } from "@riposte/kernel/run";
import {
  type Context,
  FORBIDDEN,
  fieldOf,
  fightersOf,
  KEYWORDS,
  otherSeat,
  readingOf,
  sideOf,
} from "@riposte/one-piece";
import { TIMINGS } from "../grammar/tags.js";
import type { Finding } from "./finding.js";
import { type Compared, comparedOf, type Gates, gatesOf } from "./numbers.js";
import { tableSeen } from "./table-seen.js";

/** Does a static ability count for anything now: a number, a keyword, a ban, a rule? */
export function isFelt(match: LiveMatch<unknown>, ability: string): boolean {
  const reading = readingOf(match.slices, match);
  const isBy = (name: string, subject: object): boolean =>
    match.explain(name, subject, 0).because.some(({ by }) => by === ability);
  return [0, 1].some((seat) => {
    const foes = fightersOf(reading, otherSeat(seat));
    const ofSeat =
      SEAT_VALUES.some((name) => isBy(name, { seat })) || FORBIDDEN.some((verb) => isBy("seat:cannot", { seat, verb }));
    if (ofSeat) return true;
    return [...fieldOf(reading, seat), ...sideOf(reading, seat).hand, ...sideOf(reading, seat).life].some((card) => {
      if (CARD_VALUES.some((name) => isBy(name, { card }))) return true;
      if (isBy("play:rested", { card, seat })) return true;
      if (TIMINGS.some(([, timing]) => isBy("timing:negated", { card, timing }))) return true;
      if (KEYWORDS.some((keyword) => isBy("card:keyword", { card, keyword }))) return true;
      if (foes.some((target) => isBy("attack:permitted", { attacker: card, target }))) return true;
      return FORBIDDEN.some((verb) =>
        bansOf(seat, foes).some((about) => isBy("card:cannot", { card, verb, ...about })),
      );
    });
  });
}

const CARD_VALUES = [
  "card:power",
  "card:cost",
  "card:counter",
  "card:base-power",
  "card:base-cost",
  "card:negated",
  "life:under",
];
const SEAT_VALUES = ["turn:don", "turn:don-to-leader", "deck:out"];

/** The ways something can be forbidden: by battle, by either player's effect, by the rules, against each card. */
function bansOf(seat: number, foes: readonly number[]): readonly object[] {
  const sources = foes.map((source) => ({ source }));
  const causes = [
    { cause: { kind: "effect", seat: otherSeat(seat) } },
    { cause: { kind: "effect", seat } },
    { cause: { kind: "rule", seat } },
    ...["battle", "effect"].flatMap((kind) =>
      sources.map(({ source }) => ({ cause: { kind, seat: otherSeat(seat), source } })),
    ),
  ];
  return [{}, ...causes, ...foes.map((other) => ({ other }))];
}

const NUMBERS = {
  "card:power": "power",
  "card:cost": "cost",
  "card:counter": "counter|setCounter",
  "card:base-power": "basePower",
  "card:base-cost": "baseCost",
} as const;

/** Compares what a static ability adds to cards now, and when it does, with the numbers it has. */
export function compareStatic(
  context: Context,
  match: LiveMatch<unknown>,
  ability: string,
  { steps, ...gates }: Gates & { readonly steps: readonly object[] },
): Compared {
  const reading = readingOf(match.slices, match);
  const cards = [0, 1].flatMap((seat) => [...fieldOf(reading, seat), ...sideOf(reading, seat).hand]);
  const findings = Object.entries(NUMBERS).flatMap(([value, field]) => {
    const written = steps.flatMap((step) =>
      Object.entries(step).flatMap(([name, num]) => (field.split("|").includes(name) ? [num as unknown] : [])),
    );
    const given = cards.flatMap((card) => match.explain(value, { card }, 0).because.filter(({ by }) => by === ability));
    return given.flatMap(({ amount }) => givenOf(field, written, amount));
  });
  const seen = tableSeen(context, reading);
  const [source = 0] =
    [...seen.cards].find(([, { code, owner }]) => owner === 0 && ability.startsWith(`${code}:`)) ?? [];
  return comparedOf([...gatesOf(gates, seen, 0, source), ...findings]);
}

/** One of the numbers it has for this, or a multiple of one that is for each of something. */
function givenOf(field: string, written: readonly unknown[], amount: number): readonly Finding[] {
  const known = written.map((num) => (typeof num === "number" ? num : (num as { readonly times?: unknown }).times));
  // what is read from other cards says nothing of its own
  if (known.some((num) => typeof num !== "number")) return [];
  const isSo = written.some((num, place) =>
    typeof num === "number" ? num === amount : amount % (known[place] as number) === 0,
  );
  return [{ what: `${field} ${known.join(" or ")}, seen ${amount}`, isSo }];
}

import {
  type Attack,
  bodyOf,
  type Context,
  currentAttack,
  isInPlay,
  rolledIn,
  type Surge as SurgeAbility,
  spellSurge,
} from "@riposte/imperial-assault";
import { type Match, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { SurgeBook } from "./book.js";
import type { Surge } from "./declared.js";
import { gainsOf, hasGains, type Spender } from "./gains.js";
import { grantedTo, lentBy } from "./granting.js";
import { say } from "./messages.js";

/** A surge ability the attacker has; identical printed entries are separate abilities. */
interface Entry {
  readonly key: string;
  readonly surge: SurgeAbility;
  readonly cost: number;
  readonly spelled: string;
  /** It gives something whatever was rolled. */
  readonly gives: boolean;
  /** What granted it; nothing for a printed one. */
  readonly by: string | undefined;
}

const entryOf = (key: string, surge: SurgeAbility, by?: string): Entry => ({
  key,
  surge,
  cost: surge.surgeCost ?? 1,
  spelled: spellSurge(surge),
  gives: hasGains(surge, NOTHING_ROLLED),
  by,
});

const NOTHING_ROLLED: Spender = { figure: "", surgesRolled: 0, hasTokens: false };

/** What the attacker may buy with the surges left: only what can be paid, once per attack each (rules 8.5). */
export const surgeOffers =
  (context: Context, book: SurgeBook) =>
  (_subject: unknown, seat: number, match: Match<Surge>): readonly Offer[] => {
    const attack = currentAttack(match);
    if (attack === undefined || attack.seat !== seat || !isInPlay(match, attack.attacker)) return NOTHING;
    const { attacker: figure, surges: left } = attack;
    const offers: Offer[] = [];
    let spender: Spender | undefined;
    for (const { name, key, surge, cost, gives } of unusedEntries(context, match, attack, left)) {
      if (surge.ability !== undefined && match.value("surge:wired", { figure, ability: surge.ability }, 0) <= 0)
        continue;
      spender ??= { figure, surgesRolled: rolledIn(match).surge, hasTokens: match.has("power-tokens") };
      if (gives || hasGains(surge, spender))
        offers.push(spelledOffer(name, buying, { book, surge, key, cost, spender }));
    }
    return offers;
  };

const NOTHING: readonly Offer[] = [];

/** Entries that may be used once more in an attack and cost so much at most, by the names they are offered with. */
export function unusedEntries(
  context: Context,
  match: Match<Surge>,
  { attacker: figure, spent, plain, by: isFor }: Attack,
  left = Infinity,
): readonly (Entry & { readonly name: string })[] {
  const unused: (Entry & { readonly name: string })[] = [];
  for (const entry of entriesOf(context, match, figure)) {
    const { key, cost, spelled, by } = entry;
    if (cost > left || (plain === true && by !== isFor)) continue;
    const used = spent.filter((other) => other === key).length;
    if (used < match.value("surge:uses", { figure, surge: spelled }, 1))
      unused.push({ ...entry, name: used === 0 ? key : `${key}#${used + 1}` });
  }
  return unused;
}

interface Buying {
  readonly book: SurgeBook;
  readonly surge: SurgeAbility;
  readonly key: string;
  readonly cost: number;
  readonly spender: Spender;
}

const buying: Spelling<Surge, Buying> = {
  label: ({ book, surge, cost }) => say("surge:buy", { cost, gains: book.labelOf(surge) }),
  effects: ({ book, surge, key, cost, spender }) => [
    { type: "attack:spend", surge: key, cost },
    ...gainsOf(surge, `surge: ${book.spellingOf(surge)}`, spender),
  ],
};

function entriesOf(context: Context, match: Match<Surge>, figure: string): readonly Entry[] {
  const { surges, id: card } = context.body(lentBy(match, figure) ?? bodyOf(context, match, figure).id);
  const own = printedBy(card, surges);
  const grants = grantedTo(match, figure);
  if (grants.length === 0) return own;
  const granted = grants.flatMap(({ by, surges: list }) => list.map((surge) => ({ by, surge })));
  return [...own, ...granted.map(({ by, surge }, index) => entryOf(`${by}:${index}`, surge, by))];
}

/** What a card prints, listed once for each. */
const printed = new WeakMap<readonly SurgeAbility[], readonly Entry[]>();

function printedBy(card: string, surges: readonly SurgeAbility[]): readonly Entry[] {
  const known = printed.get(surges);
  if (known !== undefined) return known;
  const entries = surges.map((surge, index) => entryOf(`${card}:${index}`, surge));
  printed.set(surges, entries);
  return entries;
}

import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { changed } from "../../src/views/changes.js";
import type { Rule } from "../../src/views/rule.js";
import { sliceChange, viewAtRest, viewSlice } from "../../src/views/slice-view.js";
import { type Visibility, visible } from "../../src/views/visibility.js";

interface Player {
  hand: string[];
  deck: string[];
  score: number;
}

interface Table {
  round: number;
  players: Player[];
  secret: { plan: string };
  bids: Record<string, { amount: number; open: boolean }>;
  active: number;
}

const visibility: Visibility<Table> = {
  round: visible.all,
  players: visible.seats(
    visible.fields({ hand: visible.count, deck: visible.count, score: visible.all }),
    visible.fields({ hand: visible.all, deck: visible.count, score: visible.all }),
  ),
  secret: visible.none,
  bids: visible.each(visible.when((bid: { amount: number; open: boolean }) => bid.open, visible.all)),
  active: visible.when((_, seat, slice) => (slice as Table).active === seat, visible.all),
};

const table = (): Table => ({
  round: 3,
  players: [
    { hand: ["a", "b"], deck: ["c"], score: 1 },
    { hand: ["d"], deck: ["e", "f", "g"], score: 2 },
  ],
  secret: { plan: "x" },
  bids: { "0": { amount: 4, open: true }, "1": { amount: 7, open: false } },
  active: 1,
});

test("a seat sees its own hand, of the others the number of cards, and no order of any deck", () => {
  expect(viewSlice(table(), visibility, 0)).toStrictEqual({
    round: 3,
    players: [
      { hand: ["a", "b"], deck: { count: 1 }, score: 1 },
      { hand: { count: 1 }, deck: { count: 3 }, score: 2 },
    ],
    bids: { "0": { amount: 4, open: true } },
  });
});

test("a rule may look at the seat and the whole slice", () => {
  expect(viewSlice(table(), visibility, 1)).toHaveProperty("active", 1);
  expect(viewSlice(table(), visibility, 0)).not.toHaveProperty("active");
});

test("a watcher sees no hand", () => {
  const { players } = viewSlice(table(), visibility, null) as Table;
  expect(players.map(({ hand }) => hand)).toEqual([{ count: 2 }, { count: 1 }]);
});

test("what a view does not show cannot change it", () => {
  const cards = (n: number) => fc.array(fc.string(), { minLength: n, maxLength: n });
  fc.assert(
    fc.property(cards(1), cards(3), cards(1), fc.nat(), fc.string(), (hand, deck, mine, amount, plan) => {
      const other = table();
      (other.players[0] as Player).deck = mine;
      other.players[1] = { hand, deck, score: 2 };
      other.bids["1"] = { amount, open: false };
      other.secret = { plan };
      expect(viewSlice(other, visibility, 0)).toStrictEqual(viewSlice(table(), visibility, 0));
    }),
  );
});

test("writing into a view leaves the slice alone, whatever its rules return", () => {
  const slice = table();
  const open: Visibility<Table> = {
    round: visible.all,
    players: visible.all,
    secret: (secret) => ({ inside: secret }),
    bids: visible.all,
    active: visible.all,
  };
  const view = viewSlice(slice, open, 0) as Table & { secret: { inside: { plan: string } } };
  view.players[0]?.hand.push("z");
  view.secret.inside.plan = "changed";
  view.bids["1"] = { amount: 0, open: true };
  expect(slice).toEqual(table());
});

test("a field nobody declared is hidden", () => {
  const player = { hand: [], deck: [], score: 0, extra: "leak" };
  const slice = { ...table(), extra: "leak", players: [player, player] };
  expect(JSON.stringify(viewSlice<Table>(slice, visibility, 1))).not.toContain("leak");
});

test("records by seat keep their own entry, hidden entries of a list keep their place", () => {
  const slice = { byName: { "0": ["a"], "1": ["b", "c"] }, list: ["p", "q", "r"] };
  const rules: Visibility<typeof slice> = { byName: visible.seats(), list: visible.seats(visible.none) };
  expect(viewSlice(slice, rules, 1)).toStrictEqual({
    byName: { "0": { count: 1 }, "1": ["b", "c"] },
    list: [null, "q", null],
  });
  expect(viewSlice(slice, rules, null)).toStrictEqual({
    byName: { "0": { count: 1 }, "1": { count: 2 } },
    list: [null, null, null],
  });
});

test("what cannot be counted shows nothing, an object that is not there shows null", () => {
  const slice: { name: string; left: { n: number } | null } = { name: "hidden", left: null };
  expect(
    viewSlice(slice, { name: visible.count, left: visible.fields({ n: visible.all }) } as Visibility<typeof slice>, 0),
  ).toStrictEqual({
    left: null,
  });
});

test("the view of a match at rest is like a copy, and frozen all the way down", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.constant(null), fc.constant(undefined), tie("list"), tie("table")),
    list: fc.array(tie("any"), { maxLength: 4 }),
    table: fc.dictionary(fc.string({ maxLength: 3 }), tie("any"), { maxKeys: 4, noNullPrototype: true }),
  })).any;
  const rules = { seen: visible.all, made: ((inside) => ({ inside, none: undefined })) as Rule<unknown> };
  fc.assert(
    fc.property(value, value, (seen, made) => {
      const slice = { seen, made };
      const before = structuredClone(slice);
      const copy = viewSlice(slice, rules, 0);
      const view = viewAtRest(slice, rules, 0);
      expect(view).toStrictEqual(copy);
      expect(isDeepFrozen(view)).toBe(true);
      expect(slice).toStrictEqual(before);
    }),
  );
});

test("two views of a match at rest share what is seen whole and did not change", () => {
  const first = table();
  const second = { ...first, round: 4 };
  const [before, after] = [first, second].map((slice) => viewAtRest(slice, visibility, 0) as Table);
  expect(after?.round).toBe(4);
  expect(after?.bids["0"]).toBe(before?.bids["0"]);
  expect(after?.players[0]?.hand).toBe(before?.players[0]?.hand);
});

const sent = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

test("whoever is told what changed sees what a newcomer sees", () => {
  const rules: Visibility<Table> = {
    ...visibility,
    bids: visible.reads(["active"], (bids, seat, slice) => ((slice as Table).active === seat ? bids : {})),
  };
  const some: Visibility<Table> = {
    ...visibility,
    bids: visible.some(["active"], (bid, key, _seat, slice) => bid.open || (slice as Table).active === Number(key)),
  };
  const [one, other] = table().players as [Player, Player];
  const change = fc.oneof(
    fc.record({ round: fc.nat(3) }),
    fc.record({ active: fc.nat(1) }),
    fc.record({
      bids: fc.constantFrom(
        table().bids,
        {},
        { "0": { amount: 4, open: false } },
        { constructor: { amount: 2, open: true } },
      ),
    }),
    fc.record({ players: fc.constantFrom<Player[][]>([one, other], [other, one], [{ ...one, score: 5 }, other], []) }),
  );
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.constantFrom(0, 1, null),
      fc.constantFrom(rules, visibility, some),
      (changes, seat, ruled) => {
        let slice = table();
        let seen = viewSlice(slice, ruled, seat);
        for (const made of changes) {
          const next: Table = { ...slice, ...made };
          seen = changed(seen, sent(sliceChange(slice, next, ruled, seat)) as never);
          slice = next;
          expect(seen).toEqual(viewSlice(slice, ruled, seat));
        }
      },
    ),
  );
});

test("of any two slices the change is told, whatever is hidden, absent or of another kind in one of them", () => {
  const entry = fc.oneof(fc.constant(null), fc.nat(2), fc.record({ n: fc.nat(2), open: fc.boolean() }));
  const any = fc.record(
    {
      list: fc.oneof(fc.constant(null), fc.array(entry, { maxLength: 4 })),
      byName: fc.dictionary(fc.constantFrom("0", "1", "a"), entry, { maxKeys: 3, noNullPrototype: true }),
      own: fc.array(fc.array(fc.nat(2), { maxLength: 2 }), { minLength: 2, maxLength: 2 }),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const open = visible.when((one: unknown) => (one as { open?: boolean } | null)?.open === true, visible.all);
  const rules = {
    list: visible.each(visible.fields({ n: visible.all, open: visible.none } as never)),
    byName: visible.each(open),
    own: visible.seats(visible.none),
  } as Visibility<object>;
  fc.assert(
    fc.property(any, any, fc.constantFrom(0, null), (before, after, seat) => {
      const change = sent(sliceChange<object>(before, after, rules, seat)) as never;
      expect(changed(viewSlice<object>(before, rules, seat), change)).toEqual(viewSlice<object>(after, rules, seat));
    }),
  );
});

test("what did not change is not looked at, a rule that reads the slice only where what it reads changed", () => {
  const looked: string[] = [];
  const noting = (name: string) => (value: unknown) => {
    looked.push(name);
    return value;
  };
  const reading: Rule<unknown> = (value, _seat, _slice) => noting("bids")(value);
  const rules: Visibility<Table> = {
    round: noting("round"),
    players: visible.each(noting("player")),
    secret: visible.none,
    bids: visible.reads(["active"], reading),
    active: visible.none,
  };
  const slice = table();
  const after = (changes: Partial<Table>): readonly string[] => {
    looked.length = 0;
    sliceChange(slice, { ...slice, ...changes }, rules, 0);
    return looked;
  };
  const [one, other] = slice.players as [Player, Player];
  expect(after({})).toEqual([]);
  expect(after({ round: 4 })).toEqual(["round", "round"]);
  expect(after({ players: [one, { ...other, score: 3 }] })).toEqual(["player", "player"]);
  expect(after({ active: 0 })).toEqual(["bids", "bids"]);
});

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

test("a slice with an undeclared field, or a rule for a field that is not there, does not compile", () => {
  // @ts-expect-error: "b" has no rule
  const missing: Visibility<{ a: number; b?: number }> = { a: visible.all };
  // @ts-expect-error: a player has no "hnad"
  const typo: Rule<Player> = visible.fields({ hnad: visible.count });
  expectTypeOf(visible.fields<Player>).returns.toEqualTypeOf<Rule<Player>>();
  expect([missing, typo]).toHaveLength(2);
});

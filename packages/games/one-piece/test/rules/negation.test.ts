import { test } from "vitest";
import { at, CARDS, sides } from "../position.js";

const negated = { kind: "negated", until: null, by: CARDS.event } as never;
const given = (word: string) => ({ kind: "keyword", word, until: null, by: CARDS.event }) as never;

test("negation turns printed keywords off", () => {
  at({}, { characters: [{ card: CARDS.blocker, marks: [negated] }] })
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .waits()
    .done();
  at({ characters: [{ card: CARDS.rusher, new: true, marks: [negated] }] })
    .notOffers(["attack:1001:2000"])
    .waits()
    .done();
});

test("negation leaves keywords given by other cards, and DON!!", () => {
  at(
    { leader: { card: CARDS.leader, don: 1 } },
    { characters: [{ card: CARDS.blocker, marks: [negated, given("Blocker")] }] },
  )
    .choose("attack:1000:2000")
    .offers(["block:2001"])
    .waits()
    .done();
});

test("having a keyword twice changes nothing", () => {
  at({ characters: [{ card: CARDS.doubler, marks: [given("Double Attack")] }] })
    .choose("attack:1001:2000")
    .expect(sides({}, { life: [2202, 2203, 2204] }))
    .waits()
    .done();
});

import { test } from "vitest";
import { at, CARDS, sides, table } from "../position.js";

test("neither player attacks on the own first turn, Rush or not", () => {
  at({ characters: [CARDS.rusher] }, {}, { turn: 1 })
    .notOffers(["attack:1000:2000", "attack:1001:2000"])
    .waits()
    .done();
  at({ characters: [CARDS.rusher] }, {}, { turn: 2, active: 0, first: 1 })
    .notOffers(["attack:1000:2000"])
    .waits()
    .done();
  at({}, {}, { turn: 3 }).offers(["attack:1000:2000"]).waits().done();
});

test("an attack on a Leader takes the top Life card to its owner's hand", () => {
  at()
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204], hand: [3001] }))
    .expect(table({ battle: null }))
    .waits()
    .done();
});

test("a new Character cannot attack, one with Rush can, one with Rush: Character only Characters", () => {
  const fresh = (card: string) => ({ card, new: true });
  at(
    { characters: [fresh(CARDS.small), fresh(CARDS.rusher), fresh(CARDS.hunter)] },
    { characters: [{ card: CARDS.small, rested: true }] },
  )
    .notOffers(["attack:1001:2000", "attack:1003:2000"])
    .offers(["attack:1002:2000", "attack:1003:2001"])
    .waits()
    .done();
});

test("only rested Characters can be attacked", () => {
  at({}, { characters: [CARDS.small, { card: CARDS.small, rested: true }] })
    .notOffers(["attack:1000:2001"])
    .offers(["attack:1000:2002"])
    .waits()
    .done();
});

test("a blocker becomes the target and is K.O.'d when it loses", () => {
  at({}, { characters: [CARDS.blocker] })
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .choose("block:2001")
    .event("battle:fought", { attacker: 1000, target: 2001, seat: 0, power: [5000, 3000], won: true })
    .expect(sides({}, { characters: [], trash: [3000], life: [2200, 2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

test("nobody blocks an Unblockable attack", () => {
  at({ characters: [CARDS.sneaker] }, { characters: [CARDS.blocker] })
    .choose("attack:1001:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

test("a counter adds its value to any own Leader or Character for this battle; a card with a dash cannot be used", () => {
  at({}, { hand: [CARDS.small, CARDS.counterless] })
    .choose("attack:1000:2000")
    .offersExactly(["counter:2100:2000", "pass"])
    .choose("counter:2100:2000")
    .pass()
    .event("battle:fought", { attacker: 1000, target: 2000, seat: 0, power: [5000, 6000], won: false })
    .expect(sides({}, { life: [2200, 2201, 2202, 2203, 2204], hand: [2101] }))
    .expect(table({ cards: { 2000: { marks: [] } } }))
    .waits()
    .done();
});

test("given DON!! are +1000 each on the owner's turn only", () => {
  at({ leader: { card: CARDS.leader, don: 1 } }, { leader: { card: CARDS.leader, don: 3 } })
    .choose("attack:1000:2000")
    .event("battle:fought", { attacker: 1000, target: 2000, seat: 0, power: [6000, 5000], won: true })
    .waits()
    .done();
});

test("Double Attack deals two damage, but does not win against one Life", () => {
  at({ characters: [CARDS.doubler] })
    .choose("attack:1001:2000")
    .expect(sides({}, { life: [2202, 2203, 2204] }))
    .waits()
    .done();
  at({ characters: [CARDS.doubler] }, { life: [CARDS.small] })
    .choose("attack:1001:2000")
    .outcome(null)
    .waits()
    .done();
});

test("Banish trashes the Life card", () => {
  at({ characters: [CARDS.banisher] })
    .choose("attack:1001:2000")
    .expect(sides({}, { trash: [3000], hand: [] }))
    .waits()
    .done();
});

test("damage to a Leader without Life loses the game", () => {
  at({}, { life: [] })
    .choose("attack:1000:2000")
    .outcome({ winners: [0], loser: 1, why: "damage" })
    .done();
});

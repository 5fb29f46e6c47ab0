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

test("an Unblockable attack cannot be blocked", () => {
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

test("an attack rests the attacker before anything answers it", () => {
  at({ characters: [CARDS.small] }, { hand: [CARDS.small] })
    .choose("attack:1001:2000")
    .asks("kernel:respond", 1)
    .event("cards:rested", { cards: [1001] })
    .event("attack:declared", { attacker: 1001, target: 2000, seat: 0 })
    .expect(table({ cards: { 1001: { rested: true } }, battle: { attacker: 1001, target: 2000, blocked: false } }))
    .waits()
    .done();
});

test("what cannot be rested neither attacks nor blocks", () => {
  const held = { kind: "cannot", word: "beRested", until: null, by: CARDS.event } as never;
  at({ characters: [{ card: CARDS.small, marks: [held] }] })
    .notOffers(["attack:1001:2000"])
    .explains("attack:1001:2000", "op:may-not-attack")
    .waits()
    .done();
  at({}, { characters: [{ card: CARDS.blocker, marks: [held] }] })
    .choose("attack:1000:2000")
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("what forbids beats what allows: a card that may attack active Characters but not attack attacks nothing", () => {
  const may = { kind: "may", word: "attackActive", until: null, by: CARDS.event } as never;
  const cannot = (word: string) => ({ kind: "cannot", word, until: null, by: CARDS.event }) as never;
  at({ characters: [{ card: CARDS.small, marks: [may] }] }, { characters: [CARDS.small] })
    .offers(["attack:1001:2001", "attack:1001:2000"])
    .waits()
    .done();
  at({ characters: [{ card: CARDS.small, marks: [may, cannot("attack")] }] }, { characters: [CARDS.small] })
    .notOffers(["attack:1001:2001", "attack:1001:2000"])
    .waits()
    .done();
  at({ characters: [{ card: CARDS.small, marks: [may, cannot("attackLeader")] }] }, { characters: [CARDS.small] })
    .offers(["attack:1001:2001"])
    .notOffers(["attack:1001:2000"])
    .waits()
    .done();
});

test("only one active card other than the target blocks, once; rested ones do not", () => {
  const characters = [CARDS.blocker, { card: CARDS.blocker, rested: true }, CARDS.blocker];
  at({}, { characters })
    .choose("attack:1000:2002")
    .offersExactly(["block:2001", "block:2003", "pass"])
    .choose("block:2003")
    .expect(sides({}, { characters: [2001, 2002], trash: [3000] }))
    .expect(table({ battle: null, cards: { 2001: { rested: false } } }))
    .waits()
    .done();
});

test("a Leader with Blocker blocks for a Character and takes the damage itself", () => {
  const blocker = { kind: "keyword", word: "Blocker", until: null, by: CARDS.event } as never;
  at({}, { leader: { card: CARDS.leader, marks: [blocker] }, characters: [{ card: CARDS.small, rested: true }] })
    .choose("attack:1000:2001")
    .choose("block:2000")
    .expect(sides({}, { characters: [2001], life: [2201, 2202, 2203, 2204] }))
    .expect(table({ cards: { 2000: { rested: true } } }))
    .waits()
    .done();
});

test("counters go on any own Leader or Character, any number of them, until the battle ends", () => {
  at({}, { hand: [CARDS.small, CARDS.big], characters: [{ card: CARDS.small, rested: true }] })
    .choose("attack:1000:2001")
    .choose("counter:2100:2000")
    .offersExactly(["counter:2101:2000", "counter:2101:2001", "pass"])
    .choose("counter:2101:2001")
    .event("battle:fought", { power: [5000, 3000], won: true })
    .expect(table({ cards: { 2000: { marks: [] } } }))
    .expect(sides({}, { characters: [], hand: [] }))
    .waits()
    .done();
});

test("the attacker wins a tie, and a lost attack does nothing", () => {
  at(
    {},
    {
      characters: [
        { card: CARDS.rusher, rested: true },
        { card: CARDS.doubler, rested: true },
      ],
    },
  )
    .choose("attack:1000:2001")
    .event("battle:fought", { power: [5000, 5000], won: true })
    .expect(sides({}, { characters: [2002] }))
    .waits()
    .done();
  at({}, { characters: [{ card: CARDS.doubler, rested: true }] })
    .choose("attack:1000:2001")
    .event("battle:fought", { power: [5000, 6000], won: false })
    .expect(sides({}, { characters: [2001] }))
    .waits()
    .done();
});

test.each(["attack", "block", "counter", "damage"] as const)(
  "a position may begin in the %s step of a battle",
  (step) => {
    const battle = { step, attacker: "1", target: "leader" } as const;
    const end = at(
      { characters: [{ card: CARDS.rusher, rested: true }] },
      { characters: [CARDS.blocker], hand: [CARDS.small] },
      { battle },
    );
    if (step === "attack" || step === "block")
      end.offersExactly(["block:2001", "then:1:counter:2100:2000", "then:1:counter:2100:2001", "pass:2"]).pass();
    if (step !== "damage") end.offers(["counter:2100:2000"]).pass();
    end
      .asks("kernel:respond", 0)
      .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
      .waits()
      .done();
  },
);

test("blocking and countering are one question, and whoever counters from it has not blocked", () => {
  at(
    { characters: [{ card: CARDS.rusher, rested: true }] },
    { characters: [CARDS.blocker], hand: [CARDS.small] },
    { battle: { step: "block", attacker: "1", target: "leader" } },
  )
    .choose("then:1:counter:2100:2000")
    .expect(sides({}, { trash: [3000], characters: [2001], life: [2200, 2201, 2202, 2203, 2204] }))
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("a rested card does not attack", () => {
  at({ characters: [{ card: CARDS.small, rested: true }] })
    .notOffers(["attack:1001:2000"])
    .waits()
    .done();
});

test("a player who cannot attack attacks with nothing; one who cannot attack the Leader attacks Characters", () => {
  const cannot = (word: string) => ({ kind: "cannot", word, until: null, by: CARDS.event }) as never;
  const characters = [{ card: CARDS.small, rested: true }];
  at({ marks: [cannot("attack")] }, { characters })
    .notOffers(["attack:1000:2000", "attack:1000:2001"])
    .waits()
    .done();
  at({ marks: [cannot("attackLeader")] }, { characters })
    .notOffers(["attack:1000:2000"])
    .offers(["attack:1000:2001"])
    .waits()
    .done();
});

test("nothing but leave to attack active Characters widens what may be attacked", () => {
  const mark = (more: object) => ({ until: null, by: CARDS.event, ...more }) as never;
  const marks = [
    mark({ kind: "may", word: "block" }),
    mark({ kind: "keyword", word: "attackActive" }),
    mark({ kind: "may", word: "attackActive", data: { only: "Slash" } }),
  ];
  at({ leader: { card: CARDS.leader, marks } }, { characters: [CARDS.small] })
    .notOffers(["attack:1000:2001"])
    .waits()
    .done();
});

test("an attacked Blocker does not block for itself", () => {
  const may = { kind: "may", word: "attackActive", until: null, by: CARDS.event } as never;
  at({ leader: { card: CARDS.leader, marks: [may] } }, { characters: [CARDS.blocker, CARDS.blocker] })
    .choose("attack:1000:2001")
    .offersExactly(["block:2002", "pass"])
    .waits()
    .done();
});

test("a counter is trashed from the hand for all to see, and says what it adds to whom", () => {
  at({}, { hand: [CARDS.small] })
    .choose("attack:1000:2000")
    .choose("counter:2100:2000")
    .event("card:moved", { code: CARDS.small, from: "hand", to: "trash", open: true })
    .event("cards:trashed-from-hand", { seat: 1, count: 1 })
    .event("counter:played", { code: CARDS.small, seat: 1, amount: 1000, card: 2000 })
    .waits()
    .done();
});

test("a battle tells at its end which Character was fought; against a Leader there is none", () => {
  at({}, { characters: [{ card: CARDS.small, rested: true }] })
    .choose("attack:1000:2001")
    .event("battle:ended", { attacker: 1000, target: 2001, seat: 0, fought: true, battled: 2001 })
    .waits()
    .done();
  at()
    .choose("attack:1000:2000")
    .event("life:taken", { seat: 1, count: 1 })
    .event("battle:ended", { attacker: 1000, target: 2000, seat: 0, fought: true, battled: null })
    .waits()
    .done();
});

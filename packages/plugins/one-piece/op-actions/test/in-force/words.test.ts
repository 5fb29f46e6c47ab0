import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, RIVAL, self } from "../invented.js";
import { at, BIG, fact, sides, VANILLA } from "../position.js";

const held = (steps: readonly object[], more: object = {}) => ({ timing: "static", steps, ...more });
const give = (target: object, change: object) => ({ type: "op:give", target, ...change });
const own = (more: object = {}) => ({ side: "you", zones: ["characters"], count: "all", ...more });

test("negation turns a card's own effects and keywords off while it lasts, and another card's aura with it", () => {
  const aura = held([give(own({ filter: { other: "self" } }), { power: 1000 })]);
  const negate = { type: "op:give", target: opposing(), negated: true, for: "thisTurn" };
  const game = gameOf([aura, { timing: "activateMain", steps: [negate] }], { keywords: ["Blocker"] });
  at({ characters: [HERO] }, { characters: [HERO, VANILLA] }, { game })
    .value("card:power", { card: 2002 }, 3000, 4000)
    .choose("use:1001:T02-001:1")
    .choose([2001])
    .value("card:power", { card: 2002 }, 3000, 3000)
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .offersExactly(["pass"])
    .waits()
    .done();
});

test("a static ability gives attributes, types and names to be read by others", () => {
  const words = held([give(self, { attribute: "Ranged", gainsType: "Navy", gainsName: "Ghost" })]);
  const filter = { attribute: "Ranged", types: "Navy", name: "Ghost" };
  const kill = { timing: "activateMain", steps: [{ type: "op:ko", target: own({ filter }) }] };
  at({ characters: [HERO, VANILLA] }, {}, { game: gameOf([words, kill]) })
    .choose("use:1001:T02-001:1")
    .expect(sides({ characters: [1002] }))
    .waits()
    .done();
});

test("a card may also attack active Characters, or only such ones", () => {
  const filter = { cost: { max: 3 } };
  const grant = { type: "op:give", target: self, attacksActive: filter, for: "thisTurn" };
  const game = gameOf([
    held([give(self, { attacksActive: { name: "Giant" } })]),
    { timing: "activateMain", steps: [grant] },
  ]);
  at({ characters: [HERO] }, { characters: [VANILLA, BIG] }, { game })
    .offers(["attack:1001:2002"])
    .notOffers(["attack:1001:2001"])
    .choose("use:1001:T02-001:1")
    .offers(["attack:1001:2001", "attack:1001:2002"])
    .waits()
    .done();
});

test("a lost keyword is lost as long as that lasts, printed or given before; what is given later is there", () => {
  const lose = { type: "op:give", target: opposing(), loses: ["Blocker"], for: "thisTurn" };
  const game = gameOfCards([
    fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps: [lose] }] }),
    fact(RIVAL, { cost: 1, keywords: ["Blocker"] }),
  ]);
  at({ hand: [HERO], don: { active: 1 } }, { characters: [RIVAL] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .pass()
    .waits()
    .done();
  const aura = gameOfCards([
    fact(HERO, { cost: 1, abilities: [held([give(opposing({ count: "all" }), { loses: ["Blocker"] })])] }),
    fact(RIVAL, { cost: 1, keywords: ["Blocker"] }),
  ]);
  at({ characters: [HERO] }, { characters: [RIVAL] }, { game: aura })
    .choose("attack:1000:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .pass()
    .waits()
    .done();
});

import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, RIVAL } from "../invented.js";
import { at, fact, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const when = (pattern: object, steps: readonly object[] = [draw]) => ({ timing: "when", when: pattern, steps });
const third = "T02-003";

test("of effects that wait, the turn player's resolve first in the order that player likes, then the other's", () => {
  const koed = when({ event: "koed" });
  const game = gameOfCards([
    fact(HERO, { name: "One", abilities: [koed] }),
    fact(RIVAL, { name: "Two", abilities: [koed] }),
  ]);
  at({ characters: [HERO, RIVAL] }, { characters: [{ card: VANILLA, rested: true }, HERO] }, { game })
    .choose("attack:1000:2001")
    .asks("kernel:trigger", 0)
    .waits()
    .done();
});

test("what an effect sets off goes behind everything that waits already", () => {
  const ping = { type: "op:addDon", count: 1, state: "active" };
  const steps = [{ type: "op:returnDon", count: { exactly: 1 } }, ping];
  const game = gameOfCards([
    fact(HERO, { abilities: [when({ event: "koed" }, steps)] }),
    fact(RIVAL, { abilities: [when({ event: "donReturned", side: "you" }, [{ type: "op:draw", count: 2 }])] }),
    fact(third, { abilities: [{ timing: "when", when: { event: "koed" }, optional: true, steps: [draw] }] }),
  ]);
  at(
    { characters: [HERO, RIVAL], don: { rested: 1 } },
    { characters: [{ card: VANILLA, rested: true }, third] },
    { game },
  )
    .choose("attack:1000:2001")
    .asks("op:activate", 1)
    .expect(sides({ hand: [], don: { active: 1, rested: 0 } }))
    .choose("yes")
    .expect(sides({ hand: [3002, 3003] }, { hand: [3001] }))
    .waits()
    .done();
});

test("what answers the use of an Event waits until the Event has resolved", () => {
  const event = {
    ...fact(HERO, {
      kind: "Event",
      cost: 0,
      abilities: [{ timing: "main", steps: [{ type: "op:ko", target: opposing() }, draw] }],
    }),
    power: undefined,
    attributes: [],
  };
  const watcher = fact(RIVAL, { abilities: [when({ event: "eventActivated", side: "opponent" })] });
  at({ hand: [HERO] }, { characters: [RIVAL] }, { game: gameOfCards([event, watcher]) })
    .choose("event:1100")
    .choose([2001])
    .expect(sides({ hand: [3002] }, { characters: [], hand: [] }))
    .waits()
    .done();
});

test("an effect whose card has left before it activates is lost", () => {
  const game = gameOfCards([
    fact(HERO, {
      abilities: [
        {
          timing: "whenAttacking",
          steps: [{ type: "op:move", target: opposing({ count: "all" }), to: { zone: "hand" } }],
        },
      ],
    }),
    fact(RIVAL, { abilities: [{ timing: "onOpponentsAttack", steps: [draw] }] }),
  ]);
  at({ characters: [HERO] }, { characters: [RIVAL] }, { game })
    .choose("attack:1001:2000")
    .expect(sides({}, { characters: [], hand: [3000] }))
    .waits()
    .done();
});

test("[End of Your Turn] effects see the boosts of the turn and may feed each other, the other player's come later", () => {
  const strong = { exists: { side: "you", zones: ["leader"], count: "all", filter: { power: { min: 6000 } } } };
  const boost = { kind: "power", amount: 1000, until: { at: "turn-end", seat: 0, from: 5 }, by: VANILLA } as never;
  const game = gameOfCards([
    fact(HERO, { name: "One", abilities: [{ timing: "endOfYourTurn", condition: strong, steps: [draw] }] }),
    fact(RIVAL, {
      name: "Two",
      abilities: [
        { timing: "endOfOpponentsTurn", steps: [{ type: "op:draw", count: { size: "hand", side: "opponent" } }] },
      ],
    }),
  ]);
  at({ leader: { card: "T01-001", marks: [boost] }, characters: [HERO] }, { characters: [RIVAL] }, { game })
    .pass()
    .expect(sides({ hand: [3000] }, { hand: [3001, 3002] }))
    .waits()
    .done();
});

test("a loop that neither player can stop is a draw", () => {
  const again = [
    { type: "op:addDon", count: 1, state: "active" },
    { type: "op:returnDon", count: { exactly: 1 } },
  ];
  const game = gameOf([
    when({ event: "donReturned", side: "you" }, again),
    { timing: "activateMain", steps: [{ type: "op:returnDon", count: { exactly: 1 } }] },
  ]);
  at({ characters: [HERO], don: { active: 1 } }, {}, { game })
    .choose(`use:1001:${HERO}:1`)
    .outcome({ winners: [], why: "loop" })
    .done();
});

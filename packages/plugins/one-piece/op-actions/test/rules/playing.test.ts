import { test } from "vitest";
import { gameOf, gameOfCards, HERO, ownHand, RIVAL } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const fromHand = { type: "op:play", target: ownHand({ upTo: 1 }, { filter: { kind: "Character" } }) };
const event = (id: string, abilities: readonly object[]) => ({
  ...fact(id, { kind: "Event", abilities }),
  power: undefined,
  attributes: [],
});
const five = Array.from({ length: 5 }, () => VANILLA);

test("an Event is in the trash before its effect resolves: it counts itself there", () => {
  const trash = { side: "you", zones: ["trash"], count: "all" };
  const steps = [{ type: "op:if", condition: { exists: trash, times: 1 }, steps: [draw] }];
  const game = gameOfCards([event(HERO, [{ timing: "main", steps }])]);
  at({ hand: [HERO], don: { active: 3 } }, {}, { game })
    .choose("event:1100")
    .expect(sides({ hand: [3001], trash: [3000], don: { active: 0, rested: 3 } }))
    .waits()
    .done();
});

test("an Event with only a [Counter] is not used in the Main Phase, nor one with only a [Main] in a battle", () => {
  const game = gameOfCards([
    event(HERO, [{ timing: "counter", steps: [draw] }]),
    event(RIVAL, [{ timing: "main", steps: [draw] }]),
  ]);
  at({ hand: [HERO], don: { active: 3 } }, { hand: [HERO, RIVAL], don: { active: 6 } }, { game })
    .notOffers(["event:1100"])
    .choose("attack:1000:2000")
    .offersExactly(["event:2100", "pass"])
    .waits()
    .done();
});

test("an effect plays free of cost; On Play acts, and a full field makes room by the rules", () => {
  const game = gameOfCards([
    fact(HERO, { cost: 0, abilities: [{ timing: "onPlay", steps: [fromHand] }] }),
    fact(RIVAL, {
      cost: 9,
      abilities: [
        { timing: "onPlay", steps: [draw] },
        { timing: "when", when: { event: "koed" }, steps: [draw] },
      ],
    }),
  ]);
  at({ characters: five.slice(1), hand: [HERO, RIVAL] }, {}, { game })
    .choose("play:1100")
    .choose([1101])
    .asks("op:make-room", 0)
    .choose(1001)
    .noEvent("card:dying")
    .expect(sides({ characters: [1002, 1003, 1004, 3000, 3002], trash: [3001], hand: [3003] }))
    .waits()
    .done();
});

test("[On Play] effects of cards an effect plays wait for the whole of that effect", () => {
  const game = gameOfCards([
    fact(HERO, {
      cost: 0,
      abilities: [{ timing: "onPlay", steps: [fromHand, { type: "op:addDon", count: 1, state: "active" }] }],
    }),
    fact(RIVAL, {
      cost: 9,
      abilities: [
        { timing: "onPlay", condition: { number: { size: "activeDon", side: "you" }, min: 1 }, steps: [draw] },
      ],
    }),
  ]);
  at({ hand: [HERO, RIVAL] }, {}, { game })
    .choose("play:1100")
    .choose([1101])
    .expect(sides({ hand: [] }))
    .waits()
    .done();
  at({ hand: [HERO, RIVAL], don: { active: 1 } }, {}, { game })
    .choose("play:1100")
    .choose([1101])
    .expect(sides({ hand: [3002], don: { active: 2 } }))
    .waits()
    .done();
});

test("a ban on playing from the hand leaves effects, a ban on playing Characters does not", () => {
  const game = gameOf([{ timing: "activateMain", steps: [fromHand] }]);
  const ban = (word: string) => [{ kind: "cannot", word, until: null, by: BIG } as never];
  at({ characters: [HERO], hand: [VANILLA], marks: ban("playFromHand"), don: { active: 5 } }, {}, { game })
    .notOffers(["play:1100"])
    .choose(`use:1001:${HERO}:0`)
    .choose([1100])
    .expect(sides({ characters: [1001, 3000] }))
    .waits()
    .done();
  at({ characters: [HERO], hand: [VANILLA], marks: ban("playCharacters"), don: { active: 5 } }, {}, { game })
    .notOffers(["play:1100"])
    .choose(`use:1001:${HERO}:0`)
    .choose([1100])
    .expect(sides({ characters: [1001], hand: [1100] }))
    .waits()
    .done();
});

test("a card that effects cannot play is played from the trash by one, and from the hand for its cost", () => {
  const steps = [
    { type: "op:play", target: { side: "you", zones: ["hand", "trash"], count: { upTo: 1 }, filter: { name: "Shy" } } },
  ];
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "activateMain", steps }] }),
    fact(RIVAL, {
      name: "Shy",
      cost: 1,
      abilities: [
        {
          timing: "static",
          from: "hand",
          steps: [{ type: "op:give", target: { ref: "self" }, cannot: [{ verb: "playByEffect" }] }],
        },
      ],
    }),
  ]);
  at({ characters: [HERO], hand: [RIVAL], trash: [RIVAL], don: { active: 1 } }, {}, { game })
    .choose(`use:1001:${HERO}:0`)
    .choose([1100])
    .expect(sides({ characters: [1001], hand: [1100] }))
    .choose(`use:1001:${HERO}:0`)
    .choose([1300])
    .expect(sides({ characters: [1001, 3000], trash: [] }))
    .choose("play:1100")
    .expect(onTable({ 3001: { zone: "character" } }))
    .waits()
    .done();
});

test("a search to the hand works with a full field", () => {
  const steps = [
    {
      type: "op:look",
      zone: "deck",
      count: 3,
      take: [{ filter: { kind: "Character" }, count: { upTo: 1 }, to: { zone: "hand" } }],
      rest: { to: "bottom", order: "same" },
    },
  ];
  const game = gameOfCards([event(HERO, [{ timing: "main", steps }])]);
  at({ characters: five, hand: [HERO], deck: [BIG, VANILLA, VANILLA, BIG], don: { active: 3 } }, {}, { game })
    .choose("event:1100")
    .choose([1400])
    .expect(sides({ hand: [3001], deck: [1403, 1401, 1402], characters: [1001, 1002, 1003, 1004, 1005] }))
    .waits()
    .done();
});

import type { Snapshot } from "@riposte/kernel/run";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { gameOf, gameOfCards, HERO, RIVAL, self } from "../invented.js";
import { at, BIG, fact, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const trigger = (...steps: object[]) => gameOf([{ timing: "trigger", steps }], { trigger: true });
const life = [HERO, VANILLA, VANILLA];

test("a Life card with a Trigger may be used instead of being taken, and is trashed afterwards", () => {
  const game = trigger(draw);
  at({}, { life }, { game })
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .choose("trigger:3000")
    .expect(sides({}, { life: [2201, 2202], hand: [3001], trash: [3002] }))
    .waits()
    .done();
  at({}, { life }, { game })
    .choose("attack:1000:2000")
    .pass()
    .event("card:moved", { to: "hand", open: false, owner: 1 }, 0)
    .expect(sides({}, { hand: [3001], trash: [] }))
    .waits()
    .done();
});

test("while its Trigger resolves a card is in no zone", () => {
  const both = {
    sum: [
      { size: "hand", side: "you" },
      { size: "trash", side: "you" },
      { size: "life", side: "you" },
    ],
  };
  const game = trigger({ type: "op:draw", count: both });
  at({}, { life: [HERO, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .expect(sides({}, { hand: [3001], trash: [3002] }))
    .waits()
    .done();
});

test("a Trigger that plays its card or adds it to the hand does not trash it", () => {
  at({}, { life }, { game: trigger({ type: "op:play", target: self }) })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .expect(sides({}, { characters: [3001], trash: [] }))
    .waits()
    .done();
});

test("a Trigger resolves before the next damage of a Double Attack, other effects after all of it", () => {
  const game = gameOfCards([
    fact(HERO, { trigger: true, abilities: [{ timing: "trigger", steps: [draw] }] }),
    fact(RIVAL, {
      power: 9000,
      keywords: ["Double Attack"],
      abilities: [{ timing: "when", when: { event: "lifeLost", side: "opponent" }, optional: true, steps: [draw] }],
    }),
  ]);
  at({ characters: [RIVAL] }, { life: [HERO, VANILLA, VANILLA] }, { game })
    .choose("attack:1001:2000")
    .choose("trigger:3000")
    .pass()
    .asks("op:activate", 0)
    .expect(sides({}, { life: [2202], hand: [3001, 3004], trash: [3002] }))
    .choose("no")
    .choose("no")
    .waits()
    .done();
});

test("Banish has no Trigger, effect damage has; Life moved by effects has none", () => {
  const banish = gameOfCards([
    fact(HERO, { trigger: true, abilities: [{ timing: "trigger", steps: [draw] }] }),
    fact(RIVAL, {
      power: 9000,
      keywords: ["Banish"],
      abilities: [
        { timing: "activateMain", oncePerTurn: true, steps: [{ type: "op:damage", player: "opponent", count: 1 }] },
        {
          timing: "activateMain",
          oncePerTurn: true,
          steps: [
            {
              type: "op:move",
              target: { side: "opponent", zones: ["life"], at: "top", count: { exactly: 1 } },
              to: { zone: "hand" },
            },
          ],
        },
      ],
    }),
  ]);
  const three = [HERO, HERO, HERO];
  at({ characters: [RIVAL] }, { life: three }, { game: banish })
    .choose("attack:1001:2000")
    .expect(sides({}, { life: [2201, 2202], trash: [3000] }))
    .choose(`use:1001:${RIVAL}:1`)
    .expect(sides({}, { life: [2202], hand: [3001] }))
    .choose(`use:1001:${RIVAL}:0`)
    .offersExactly(["trigger:3002", "pass"])
    .waits()
    .done();
});

test("effect damage at 0 Life loses the game", () => {
  const game = gameOf([{ timing: "activateMain", steps: [{ type: "op:damage", player: "opponent", count: 1 }] }]);
  at({ characters: [HERO] }, { life: [] }, { game })
    .choose(`use:1001:${HERO}:0`)
    .outcome({ winners: [0], why: "damage" })
    .done();
});

test("a Trigger whose cost is not paid does nothing and is trashed", () => {
  const costs = [{ type: "op:restDon", count: 1 }];
  const game = gameOf([{ timing: "trigger", costs, steps: [draw] }], { trigger: true });
  at({}, { life }, { game })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .expect(sides({}, { hand: [], trash: [3001] }))
    .waits()
    .done();
});

test("using the Trigger of an Event is not activating an Event", () => {
  const event = {
    ...fact(HERO, { kind: "Event", trigger: true, abilities: [{ timing: "trigger", steps: [draw] }] }),
    power: undefined,
    attributes: [],
  };
  const watcher = fact(RIVAL, { abilities: [{ timing: "when", when: { event: "eventActivated" }, steps: [draw] }] });
  at({ characters: [RIVAL] }, { life }, { game: gameOfCards([event, watcher]) })
    .choose("attack:1000:2000")
    .choose("trigger:3000")
    .noEvent("event:activated")
    .expect(sides({ hand: [] }, { trash: [3002] }))
    .waits()
    .done();
});

test("a Character put into Life goes to its owner's Life, face-down unless the text says otherwise", () => {
  const steps = [
    {
      type: "op:move",
      target: { side: "opponent", zones: ["characters"], count: { exactly: 1 } },
      to: { zone: "life", end: "top" },
    },
  ];
  at(
    { characters: [HERO] },
    { characters: [BIG], life: [VANILLA] },
    { game: gameOf([{ timing: "activateMain", steps }]) },
  )
    .choose(`use:1001:${HERO}:0`)
    .expect(sides({ life: [1200, 1201, 1202, 1203, 1204] }, { life: [3000, 2200], characters: [] }))
    .sees(0, { "one-piece": { sides: { 1: { life: [null, null] } } } })
    .waits()
    .done();
});

test("whether a Life card has a Trigger shows in no pause", () => {
  const game = trigger(draw);
  const swap = (snapshot: Snapshot): Snapshot => {
    const copy = structuredClone(snapshot);
    const { cards } = copy.slices["one-piece"] as { cards: Record<string, { code: string }> };
    (cards[2200] as { code: string }).code = VANILLA;
    return copy;
  };
  const side = (card: string) => ({
    leader: "T01-001",
    deck: [VANILLA, VANILLA, VANILLA],
    life: [card, VANILLA, VANILLA],
  });
  const report = nonInterference(game, {
    position: { setup: { position: { sides: [side(VANILLA), side(HERO)] } } },
    observer: 0,
    swap,
    choose: (answers) => answers.find((answer) => String(answer).startsWith("attack:")) ?? "pass",
    maxInputs: 5,
  });
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.inputs).toBeGreaterThan(2);
});

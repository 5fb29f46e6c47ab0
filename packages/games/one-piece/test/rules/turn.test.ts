import { test } from "vitest";
import { at, CARDS, sides, table } from "../position.js";

const until = (moment: string, seat: number, from = 5) => ({ at: moment, seat, from });
const power = (amount: number, ends: object) => ({ kind: "power", amount, until: ends, by: CARDS.event }) as never;
const marked = (...marks: never[]) => ({ leader: { card: CARDS.leader, marks } });

test("the Refresh Phase returns given DON!! and stands everything of the turn player, nothing of the other", () => {
  at(
    {
      leader: { card: CARDS.leader, rested: true, don: 2 },
      characters: [{ card: CARDS.small, rested: true, don: 1 }],
      stage: { card: CARDS.stage, rested: true },
      don: { rested: 3 },
    },
    { leader: { card: CARDS.leader, rested: true, don: 1 } },
    { phase: "start" },
  )
    .expect(table({ phase: "main", cards: { 1000: { rested: false, don: 0 }, 1001: { rested: false, don: 0 } } }))
    .expect(table({ cards: { 1009: { rested: false }, 2000: { rested: true, don: 1 } } }))
    .expect(sides({ don: { active: 8, rested: 0, deck: 2 } }))
    .waits()
    .done();
});

test("a card or DON!! that will not become active skips one Refresh Phase", () => {
  const stays = { kind: "stays", until: until("refresh", 0, 5), by: CARDS.event } as never;
  at(
    { characters: [{ card: CARDS.small, rested: true, marks: [stays] }], don: { rested: 3, staying: 2 } },
    {},
    { phase: "start" },
  )
    .expect(table({ cards: { 1001: { rested: true, marks: [] } } }))
    .expect(sides({ don: { active: 3, rested: 2, staying: 0 } }))
    .pass()
    .pass()
    .expect(table({ turn: 7, cards: { 1001: { rested: false } } }))
    .expect(sides({ don: { active: 7, rested: 0 } }))
    .waits()
    .done();
});

test("the Draw Phase draws one card, the DON!! Phase adds two, fewer where fewer remain", () => {
  at({ don: { active: 3, deck: 1 } }, {}, { phase: "start" })
    .expect(sides({ hand: [3000], don: { active: 4, deck: 0 } }))
    .waits()
    .done();
});

test("what lasts until the start of your next turn ends before the Refresh Phase of that turn", () => {
  at(marked(power(1000, until("turn-start", 0, 6))))
    .pass()
    .expect(
      table({
        turn: 6,
        cards: {
          1000: { marks: [{ kind: "power", amount: 1000, until: until("turn-start", 0, 6), by: CARDS.event }] },
        },
      }),
    )
    .pass()
    .expect(table({ turn: 7, cards: { 1000: { marks: [] } } }))
    .waits()
    .done();
});

test("what lasts this turn is still there in the End Phase and gone afterwards, on both sides and for players too", () => {
  const barred = { kind: "cannot", word: "draw", until: until("turn-end", 0), by: CARDS.event } as never;
  at({ ...marked(power(1000, until("turn-end", 0))), marks: [barred] }, marked(power(-1000, until("turn-end", 0))))
    .pass()
    .expect(table({ cards: { 1000: { marks: [] }, 2000: { marks: [] } } }))
    .expect(sides({ marks: [] }))
    .waits()
    .done();
});

test("what lasts until the end of the opponent's next turn ends with that turn", () => {
  at(marked(power(1000, until("end-phase", 1))))
    .pass()
    .expect(
      table({
        turn: 6,
        cards: { 1000: { marks: [{ kind: "power", amount: 1000, until: until("end-phase", 1), by: CARDS.event }] } },
      }),
    )
    .pass()
    .expect(table({ turn: 7, cards: { 1000: { marks: [] } } }))
    .waits()
    .done();
});

test("a position may begin with the End Phase", () => {
  at({ don: { active: 2 } }, {}, { phase: "end" })
    .asks("kernel:respond", 1)
    .expect(table({ turn: 6, active: 1 }))
    .waits()
    .done();
});

test("an extra turn comes before the turn passes, and refreshes, draws and adds DON!! as any other", () => {
  at({ don: { rested: 2 } }, {}, { extra: [0] })
    .pass()
    .asks("kernel:respond", 0)
    .expect(table({ turn: 6, active: 0, extra: [] }))
    .expect(sides({ hand: [3000], don: { active: 4 } }))
    .pass()
    .asks("kernel:respond", 1)
    .waits()
    .done();
});

test("there is no hand limit", () => {
  const hand = Array.from({ length: 12 }, () => CARDS.big);
  at({ hand })
    .pass()
    .expect(sides({ hand: hand.map((_, place) => 1100 + place) }))
    .waits()
    .done();
});

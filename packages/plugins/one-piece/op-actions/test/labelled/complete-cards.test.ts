import { test } from "vitest";
import { at, BIG, fact, gameWith, onTable, sides, VANILLA } from "../position.js";

const target = { targetSide: "opponent", targetType: "character", minTargets: 0, maxTargets: 1 };
const labelled = (type: string, actions: readonly object[], more: object = {}) => ({
  type,
  frequency: null,
  condition: null,
  cost: null,
  effect: { text: "as labelled", actions },
  ...more,
});

const OTAMA = "OP01-006";
const SHANKS = "S01-001";
const UTA = "S01-002";
const COMPLEX = "S01-003";
const SAVED = "S01-004";
const KILLER = "S01-005";

const powerMod = { type: "powerMod", amount: -1000, ...target, targetType: "any", duration: "thisTurn" };
const search = {
  type: "search",
  lookCount: 5,
  filterType: "Red Hair Pirates",
  minSelect: 0,
  maxSelect: 1,
  destination: "hand",
  remainderLocation: "bottom",
  remainderOrder: "any",
};

const game = gameWith([
  {
    ...fact(SHANKS, { kind: "Leader", life: 4, power: 5000 }),
    cost: undefined,
    abilities: [
      labelled("Opponents Turn", [powerMod], { frequency: "Once Per Turn", condition: { opponentTurn: true } }),
    ],
  },
  fact(UTA, { cost: 1, types: ["Red Hair Pirates"], abilities: [labelled("On Play", [search])] }),
  fact(COMPLEX, {
    cost: 1,
    abilities: [
      labelled("On Play", [
        { type: "ko", ...target, minTargets: 1, powerLimit: 4000 },
        { type: "draw", quantity: 1 },
      ]),
    ],
  }),
  fact(SAVED, {
    power: 6000,
    abilities: [
      {
        type: "Continuous",
        frequency: "Once Per Turn",
        effect: {
          text: "as labelled",
          replacement: {
            event: "wouldRemoveByOpponentEffect",
            appliesTo: "self",
            instead: [
              {
                type: "powerMod",
                amount: -2000,
                targetSide: "player",
                targetType: "character",
                minTargets: 0,
                maxTargets: 0,
                duration: "thisTurn",
              },
            ],
          },
        },
      },
    ],
  }),
  fact(KILLER, { cost: 1, abilities: [labelled("On Play", [{ type: "ko", ...target }])] }),
]);

test("Otama takes 2000 power from an opposing Character until the end of the turn", () => {
  at({ hand: [OTAMA], don: { active: 1 } }, { characters: [VANILLA, BIG] })
    .choose("play:1100")
    .asks("op:targets", 0)
    .choose([2001])
    .expect(
      onTable({
        2001: { marks: [{ kind: "power", amount: -2000, until: { at: "turn-end", seat: 0, from: 5 }, by: OTAMA }] },
      }),
    )
    .pass()
    .expect(onTable({ 2001: { marks: [] } }))
    .waits()
    .done();
});

test("Otama may choose nobody, and asks nobody where there is nobody", () => {
  at({ hand: [OTAMA], don: { active: 1 } }, { characters: [VANILLA] })
    .choose("play:1100")
    .choose([])
    .expect(onTable({ 2001: { marks: [] } }))
    .waits()
    .done();
  at({ hand: [OTAMA], don: { active: 1 } })
    .choose("play:1100")
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("Shanks answers an attack of the opponent, once per turn, if his player wants to", () => {
  at({ characters: [VANILLA] }, { leader: SHANKS }, { game })
    .choose("attack:1000:2000")
    .asks("op:activate", 1)
    .choose("yes")
    .offersExactly([[], [1000], [1001]])
    .choose([1000])
    .expect(
      onTable({
        1000: {
          marks: [{ kind: "power", amount: -1000, until: { at: "turn-end", seat: 0, from: 5, whose: 1 }, by: SHANKS }],
        },
      }),
    )
    .choose("attack:1001:2000")
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("Uta looks at five cards, takes one of the named type, and puts the rest under the deck", () => {
  const deck = [VANILLA, UTA, VANILLA, BIG, VANILLA, BIG, BIG];
  at({ hand: [UTA], deck, don: { active: 1 } }, {}, { game })
    .choose("play:1100")
    .asks("op:take", 0)
    .offersExactly([[], [1401]])
    .sees(0, { "one-piece": { cards: { 1400: { code: VANILLA }, 1404: { code: VANILLA } } } })
    .hides(1, "one-piece.cards.1400", "one-piece.cards.1401")
    .choose([1401])
    .choose([1400, 1402, 1404, 1403])
    .expect(sides({ deck: [1405, 1406, 1400, 1402, 1404, 1403], hand: [3001] }))
    .hides(0, "one-piece.cards.1400")
    .waits()
    .done();
});

test("a list of actions is carried out in order", () => {
  at({ hand: [COMPLEX], don: { active: 1 } }, { characters: [VANILLA, BIG, VANILLA] }, { game })
    .choose("play:1100")
    .offersExactly([[2001], [2003]])
    .choose([2003])
    .expect(sides({ hand: [3002] }, { characters: [2001, 2002], trash: [3001] }))
    .waits()
    .done();
});

test("a labelled replacement is executed: the card itself loses power instead of being removed, once per turn", () => {
  at({ hand: [KILLER, KILLER], don: { active: 2 } }, { characters: [SAVED] }, { game })
    .choose("play:1100")
    .choose([2001])
    .asks("kernel:respond", 1)
    .choose("instead:2001:S01-004:0")
    .expect(sides({}, { characters: [2001] }))
    .expect(
      onTable({
        2001: {
          marks: [{ kind: "power", amount: -2000, until: { at: "turn-end", seat: 0, from: 5, whose: 1 }, by: SAVED }],
        },
      }),
    )
    .choose("play:1101")
    .choose([2001])
    .expect(sides({}, { characters: [], trash: [3002] }))
    .waits()
    .done();
});

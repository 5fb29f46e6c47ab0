import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { discard, gameOfCards, HERO, opposing, ownCharacter, RIVAL } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const KILLER = "T02-003";
const don = { active: 1 };
const sweep = { type: "op:ko", target: { side: "opponent", zones: ["characters"], count: "all" } };
const killer = (steps: readonly object[] = [sweep]) =>
  fact(KILLER, { cost: 1, abilities: [{ timing: "onPlay", steps }] });
const saving = (more: object, rest: object = {}) => ({
  timing: "instead",
  instead: { event: "ko", cards: { side: "you" }, ...more },
  costs: [discard(1)],
  steps: [],
  ...rest,
});
const hero = (...abilities: object[]) => fact(HERO, { name: "Hero", abilities });
const rival = (...abilities: object[]) => fact(RIVAL, { name: "Rival", abilities });

test("one payment saves all that match and go together; the rest goes", () => {
  const game = gameOfCards([killer(), hero(saving({ cards: { side: "you", filter: { cost: { max: 3 } } } }))]);
  at({ hand: [KILLER], don }, { characters: [HERO, VANILLA, BIG], hand: [BIG] }, { game })
    .choose("play:1100")
    .asks("kernel:respond", 1)
    .offersExactly(["instead:2001:T02-001:0", "instead:none"])
    .choose("instead:2001:T02-001:0")
    .expect(sides({}, { characters: [2001, 2002], trash: [3001, 3002], hand: [] }))
    .waits()
    .done();
});

test("what is done instead is done in full: a rested card is not rested again", () => {
  const rescue = saving(
    { cards: "self" },
    {
      costs: undefined,
      optional: true,
      steps: [{ type: "op:rest", target: ownCharacter({ filter: { other: "self" }, count: { exactly: 1 } }) }],
    },
  );
  const game = gameOfCards([killer([{ type: "op:ko", target: opposing() }]), hero(rescue)]);
  const rested = { card: VANILLA, rested: true };
  at({ hand: [KILLER], don }, { characters: [HERO, VANILLA, BIG, rested] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("instead:2001:T02-001:0")
    .offersExactly([2002, 2003])
    .choose([2002])
    .expect(sides({}, { characters: [2001, 2002, 2003, 2004] }))
    .waits()
    .done();
  at({ hand: [KILLER], don }, { characters: [HERO, rested] }, { game })
    .choose("play:1100")
    .choose([2001])
    .expect(sides({}, { characters: [2002] }))
    .waits()
    .done();
});

test("a declined replacement is not offered again for the same event", () => {
  const game = gameOfCards([killer(), hero(saving({})), rival(saving({}))]);
  at({ hand: [KILLER], don }, { characters: [HERO, RIVAL], hand: [BIG, BIG] }, { game })
    .choose("play:1100")
    .offersExactly(["instead:2001:T02-001:0", "instead:2002:T02-002:0", "instead:none"])
    .choose("instead:none")
    .expect(sides({}, { characters: [], hand: [2100, 2101] }))
    .waits()
    .done();
});

test("declining does not use up a once per turn", () => {
  const game = gameOfCards([
    killer([{ type: "op:ko", target: opposing() }]),
    hero(saving({ cards: "self" }, { oncePerTurn: true })),
  ]);
  at({ hand: [KILLER, KILLER], don: { active: 2 } }, { characters: [HERO, HERO], hand: [BIG] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("instead:none")
    .choose("play:1101")
    .choose([2002])
    .choose("instead:2002:T02-001:0")
    .expect(sides({}, { characters: [2002] }))
    .expect({ "op-actions": { used: [{ card: 2002, ability: "T02-001:0" }] } })
    .waits()
    .done();
});

test("first what is on the card concerned, then the turn player's, then the other's", () => {
  const own = { timing: "instead", instead: { event: "ko" }, optional: true, steps: [{ type: "op:draw", count: 1 }] };
  const anybody = saving({ cards: { side: "both" } });
  const game = gameOfCards([killer(), hero(own), rival(anybody)]);
  at({ hand: [KILLER, BIG], characters: [RIVAL], don }, { characters: [HERO, RIVAL], hand: [BIG] }, { game })
    .choose("play:1100")
    .asks("kernel:respond", 1)
    .offersExactly(["instead:2001:T02-001:0", "instead:2002:T02-002:0", "instead:none"])
    .choose("instead:none")
    .asks("kernel:respond", 0)
    .offersExactly(["instead:1001:T02-002:0", "instead:none"])
    .choose("instead:1001:T02-002:0")
    .expect(sides({ trash: [3001] }, { characters: [2001, 2002] }))
    .waits()
    .done();
});

test("what cannot be done in full is not offered", () => {
  const game = gameOfCards([killer(), hero(saving({}))]);
  at({ hand: [KILLER], don }, { characters: [HERO] }, { game })
    .choose("play:1100")
    .expect(sides({}, { characters: [], trash: [3001] }))
    .waits()
    .done();
});

test("a protector that is K.O.'d in the same sweep still protects, and dies if it does not cover itself", () => {
  const game = gameOfCards([killer(), hero(saving({ cards: { side: "you", filter: { other: "self" } } }))]);
  at({ hand: [KILLER], don }, { characters: [HERO, VANILLA], hand: [BIG] }, { game })
    .choose("play:1100")
    .choose("instead:2001:T02-001:0")
    .expect(sides({}, { characters: [2002], trash: [3001, 3002] }))
    .waits()
    .done();
});

test("what is replaced did not happen, and the text goes on after it", () => {
  const own = { timing: "instead", instead: { event: "leave", by: "opponent" }, steps: [] };
  const after = [
    { type: "op:move", target: opposing({ count: "all" }), to: { zone: "hand" } },
    { type: "op:if", condition: { did: true }, steps: [{ type: "op:draw", count: 2 }] },
    { type: "op:draw", count: 1 },
  ];
  const game = gameOfCards([killer(after), hero({ ...own, oncePerTurn: true })]);
  at({ hand: [KILLER], don }, { characters: [HERO] }, { game })
    .choose("play:1100")
    .expect(sides({ hand: [3001] }, { characters: [2001], hand: [] }))
    .waits()
    .done();
});

test("only the cause, the player and the source it names are replaced", () => {
  const picky = saving({ cards: "self", cause: "effect", by: "opponent", source: { name: "Hero" } });
  const game = gameOfCards([
    killer(),
    hero(picky),
    fact(RIVAL, { name: "Hero", cost: 1, abilities: [{ timing: "onPlay", steps: [sweep] }] }),
  ]);
  at({ hand: [KILLER], don }, { characters: [HERO], hand: [BIG] }, { game })
    .choose("play:1100")
    .expect(sides({}, { characters: [] }))
    .waits()
    .done();
  at({ hand: [RIVAL], don }, { characters: [HERO], hand: [BIG] }, { game })
    .choose("play:1100")
    .choose("instead:2001:T02-001:0")
    .expect(sides({}, { characters: [2001] }))
    .waits()
    .done();
});

test("what stands instead is not replaced by itself", () => {
  const self = { ref: "self" };
  const own = {
    timing: "instead",
    instead: { event: "leave" },
    steps: [
      { type: "op:move", target: self, to: { zone: "trash" } },
      { type: "op:draw", count: 1 },
    ],
  };
  at({ hand: [KILLER], don }, { characters: [HERO] }, { game: gameOfCards([killer(), hero(own)]) })
    .choose("play:1100")
    .expect(sides({}, { characters: [], trash: [3001], hand: [3002] }))
    .waits()
    .done();
});

test("would be rested: another card is rested instead", () => {
  const rest = { type: "op:rest", target: opposing() };
  const other = { type: "op:rest", target: ownCharacter({ filter: { other: "self" }, count: { exactly: 1 } }) };
  const own = { timing: "instead", instead: { event: "rest", by: "opponent" }, optional: true, steps: [other] };
  const game = gameOfCards([killer([rest]), hero(own)]);
  at({ hand: [KILLER], don }, { characters: [HERO, VANILLA, BIG] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("instead:2001:T02-001:0")
    .choose([2003])
    .expect(onTable({ 2001: { rested: false }, 2002: { rested: false }, 2003: { rested: true } }))
    .waits()
    .done();
});

test("a replacement granted to a whole side for the turn saves in battle", () => {
  const ability = saving({ cause: "battle" });
  const leader = { side: "you", zones: ["leader"], count: "all" };
  const grant = { type: "op:grant", target: leader, ability, for: "thisTurn" };
  const counter = { timing: "counter", steps: [grant] };
  const plan = { id: HERO, name: "Plan", kind: "Event", colors: ["red"], types: [], cost: 1, abilities: [counter] };
  at({}, { hand: [HERO, BIG], characters: [{ card: VANILLA, rested: true }], don }, { game: gameOfCards([plan]) })
    .choose("attack:1000:2001")
    .choose("event:2100")
    .pass()
    .choose("instead:2000:T02-001:0+0")
    .expect(sides({}, { characters: [2001], hand: [] }))
    .waits()
    .done();
});

const lose = (why: string, steps: readonly object[]) => ({ timing: "instead", instead: { event: "lose", why }, steps });
const captain = (...abilities: object[]) => ({
  id: HERO,
  name: "Navigator",
  kind: "Leader",
  colors: ["red"],
  types: [],
  power: 5000,
  life: 4,
  abilities,
});
const drawOne = fact(RIVAL, { cost: 1, abilities: [{ timing: "onPlay", steps: [{ type: "op:draw", count: 1 }] }] });

test("a player wins instead of losing by an empty deck, unless that is negated", () => {
  const game = gameOfCards([captain(lose("deck", [{ type: "op:win" }])), drawOne]);
  at({ leader: HERO, hand: [RIVAL], deck: [VANILLA], don }, {}, { game })
    .choose("play:1100")
    .outcome({ winners: [0], why: "effect" })
    .done();
  const negated = { kind: "negated", until: null, by: VANILLA } as const;
  at({ leader: { card: HERO, marks: [negated] }, hand: [RIVAL], deck: [VANILLA], don }, {}, { game })
    .choose("play:1100")
    .outcome({ winners: [1], why: "deck" })
    .done();
});

test("an empty deck loses at the end of the turn instead, once", () => {
  const later = { type: "op:schedule", at: "endOfThisTurn", steps: [{ type: "op:lose" }] };
  const game = gameOfCards([captain(lose("deck", [later])), drawOne]);
  at({ leader: HERO, hand: [RIVAL], deck: [VANILLA], don }, {}, { game })
    .choose("play:1100")
    .outcome(null)
    .pass()
    .outcome({ winners: [1], why: "effect" })
    .done();
});

test("whether the hand could pay shows in no pause", () => {
  const picky = { ...saving({}), costs: [discard(1, { filter: { name: "Giant" } })] };
  const game = gameOfCards([killer(), hero(picky)]);
  const position = {
    setup: {
      position: {
        sides: [
          { leader: "T01-001", hand: [KILLER], deck: [VANILLA, VANILLA], don },
          { leader: "T01-001", characters: [HERO], hand: [BIG], deck: [VANILLA, VANILLA] },
        ],
      },
    },
  };
  const report = nonInterference(game, {
    position,
    observer: 0,
    swap: (snapshot) => {
      const { cards } = snapshot.slices["one-piece"] as { cards: Record<string, { code: string }> };
      (cards[2100] as { code: string }).code = VANILLA;
      return snapshot;
    },
    choose: (answers) => (answers.includes("play:1100") ? "play:1100" : (answers.at(-1) ?? "pass")),
    maxInputs: 4,
  });
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.inputs).toBeGreaterThan(1);
});

test("what happens instead may be replaced in turn", () => {
  const instead = (step: object) => ({ timing: "instead", instead: { event: "ko" }, optional: true, steps: [step] });
  const rivalDies = { type: "op:ko", target: ownCharacter({ filter: { name: "Rival" }, count: { exactly: 1 } }) };
  const game = gameOfCards([
    killer([{ type: "op:ko", target: opposing() }]),
    hero(instead(rivalDies)),
    rival(instead({ type: "op:rest", target: { ref: "self" } })),
  ]);
  at({ hand: [KILLER], don }, { characters: [HERO, RIVAL] }, { game })
    .choose("play:1100")
    .choose([2001])
    .choose("instead:2001:T02-001:0")
    .choose("instead:2002:T02-002:0")
    .expect(sides({}, { characters: [2001, 2002], trash: [] }))
    .expect(onTable({ 2002: { rested: true } }))
    .waits()
    .done();
});

test("one replacement may stand for several events: removal by the opponent's effect, or a K.O. by whatever", () => {
  const instead = [{ event: "leave", cause: "effect", by: "opponent" }, { event: "ko" }];
  const steps = [{ type: "op:draw", count: 1 }];
  const bounce = { type: "op:move", target: opposing(), to: { zone: "hand" } };
  const game = gameOfCards([killer([bounce]), hero({ timing: "instead", instead, steps })]);
  const kept = sides({}, { characters: [2001] });
  at({ hand: [KILLER], don }, { characters: [HERO] }, { game })
    .choose("play:1100")
    .choose([2001])
    .expect(kept)
    .waits()
    .done();
  at({ characters: [BIG] }, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .expect(kept)
    .waits()
    .done();
});

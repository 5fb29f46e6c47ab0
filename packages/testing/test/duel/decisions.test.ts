import { test } from "vitest";
import { opening } from "./opening.js";

test("one: an action is one of those that are legal now, and the others say why not", () => {
  opening({ at: [0, 5] })
    .offersExactly(["forth", "rest"])
    .explains("back", "duel:no-room")
    .explains("strike", "duel:too-far")
    .refuses("strike", "NOT_AN_OPTION")
    .refuses(["rest"], "ANSWER_MALFORMED")
    .waits()
    .done();
});

test("several: up to two cards of the hand are exchanged, in whatever order they are named", () => {
  const hands = [["omen", "lunge", "parry"], []] as const;
  const decks = [["truce", "weary", "negate", "sunder"], []] as const;
  opening({ hands, decks })
    .undo()
    .asks("duel:mulligan", 0)
    .refuses([0, 1, 2], "NOT_AN_OPTION")
    .refuses([0, 0], "NOT_AN_OPTION")
    .refuses([3], "NOT_AN_OPTION")
    .choose([2, 0])
    .event("duel:drawn", { seat: 0, cards: ["truce", "weary"] }, 0)
    .expect({
      duel: {
        zones: [
          { deck: ["sunder", "omen", "parry"], hand: ["lunge", "truce", "weary", "negate"], discard: [] },
          { deck: [], hand: [], discard: [] },
        ],
      },
    })
    .waits()
    .done();
});

test("order: the top cards go back in the order chosen, and equal cards need no order", () => {
  const hands = [["foresight"], []] as const;
  opening({ hands, decks: [["lunge", "omen", "parry", "omen", "truce"], []] })
    .choose("foresight")
    .asks("cards:top", 0)
    .refuses([0, 1], "NOT_AN_OPTION")
    .choose([2, 1, 0])
    .expect({
      duel: {
        zones: [
          { deck: ["omen", "parry", "omen", "truce"], hand: ["lunge"], discard: ["foresight"] },
          { deck: [], hand: [], discard: [] },
        ],
      },
    })
    .waits()
    .done();
});

test("number: a bid is from nothing to all the focus a seat has; the higher one begins", () => {
  opening({ focus: 2 })
    .asks("duel:bid", 0)
    .offersExactly([0, 1, 2])
    .refuses(3, "NOT_AN_OPTION")
    .refuses(0.5, "NOT_AN_OPTION")
    .choose(1)
    .asks("duel:bid", 1)
    .choose(2)
    .event("duel:bids-shown", { bids: [1, 2], first: 1 })
    .asks("duel:action", 1)
    .waits()
    .done();
});

test("distribute: damage is spread over armour up to what holds, and the rest goes to the body", () => {
  opening({ dice: [3, 3] })
    .choose("strike")
    .asks("duel:soak", 1)
    .refuses({ helm: 2, body: 2 }, "NOT_AN_OPTION")
    .refuses({ body: 3 }, "NOT_AN_OPTION")
    .choose({ helm: 1, plate: 1, body: 2 })
    .event("duel:hurt", { seat: 1, amount: 2 })
    .expect({
      duel: {
        fighters: [
          { at: 2, health: 6, focus: 0, armour: { helm: 1, plate: 2 } },
          { at: 3, health: 4, focus: 0, armour: { helm: 0, plate: 1 } },
        ],
      },
    })
    .waits()
    .done();
});

test("a match that reaches the limit of rounds goes to the healthier fighter, or to nobody", () => {
  const hurt = opening({ dice: [3, 3], rounds: 1 })
    .choose("strike")
    .choose({ body: 4 });
  hurt
    .choose("rest")
    .choose("rest")
    .choose("rest")
    .outcome({ winners: [0], health: [6, 2] })
    .done();
  const idle = opening({ rounds: 1 }).choose("rest").choose("rest").choose("rest").choose("rest");
  idle.outcome({ winners: [], rounds: 1 }).done();
});

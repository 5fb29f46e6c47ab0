import { type Game, wiredStatus } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { duelGame, duelWithoutTokens } from "./game/index.js";
import { opening } from "./opening.js";

test("a choice in the middle of an ability binds its answer for the steps that follow", () => {
  opening({ hands: [["sunder"], []] })
    .choose("sunder")
    .asks("cards:slot", 0)
    .offersExactly(["helm", "plate"])
    .expect({
      duel: {
        zones: [
          { deck: [], hand: [], discard: ["sunder"] },
          { deck: [], hand: [], discard: [] },
        ],
      },
    })
    .choose("plate")
    .expect({
      duel: {
        fighters: [
          { at: 2, health: 6, focus: 1, armour: { helm: 1, plate: 2 } },
          { at: 3, health: 6, focus: 0, armour: { helm: 1, plate: 0 } },
        ],
      },
    })
    .waits()
    .done();
});

test("a question with one legal answer is answered by the kernel", () => {
  opening({
    hands: [["sunder"], []],
    armour: [
      { helm: 1, plate: 2 },
      { helm: 0, plate: 1 },
    ],
  })
    .choose("sunder")
    .event("kernel:answered", { question: "cards:slot", answer: "plate", auto: true })
    .noEvent("kernel:answered", 1)
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("a question without an answer that says stop loses the rest of the ability", () => {
  const nothing = { helm: 0, plate: 0 };
  opening({ hands: [["sunder"], []], armour: [nothing, nothing] })
    .choose("sunder")
    .asks("duel:action", 0)
    .expect({
      duel: {
        fighters: [
          { at: 2, health: 6, focus: 0, armour: nothing },
          { at: 3, health: 6, focus: 0, armour: nothing },
        ],
      },
    })
    .waits()
    .done();
});

test("a question without an answer that says skip lets the ability go on", () => {
  opening({ hands: [["scavenge"], []], decks: [["omen", "lunge"], []] })
    .choose("scavenge")
    .event("duel:drawn", { seat: 0, cards: ["lunge"] }, 0)
    .asks("kernel:respond", 0)
    .expect({
      duel: {
        zones: [
          { deck: [], hand: ["omen", "lunge"], discard: ["scavenge"] },
          { deck: [], hand: [], discard: [] },
        ],
      },
    })
    .waits()
    .done();
});

test("a manual step tells the seat of the ability what to do by hand, and waits until it says done", () => {
  opening({ hands: [["omen"], []] })
    .choose("omen")
    .asks("kernel:manual", 0)
    .offersExactly(["done"])
    .expect({ duel: { round: 1 } })
    .choose("done")
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("the status of a card is computed: wired, partial with a manual step, unwired without the plugin its steps need", () => {
  const statusIn = (game: Game) => {
    const entries = [...game.abilities].map(([id, { steps }]) => ({ id, steps }));
    return Object.fromEntries(wiredStatus(game, entries).abilities.map(({ id, status }) => [id, status]));
  };
  expect(statusIn(duelGame())).toMatchObject({ sunder: "wired", omen: "partial", bulwark: "wired" });
  expect(statusIn(duelWithoutTokens())).toMatchObject({ sunder: "wired", omen: "partial", bulwark: "unwired" });
});

test("a card that needs the optional plugin is not offered without it", () => {
  opening({ hands: [["bulwark", "warcry"], []] })
    .offersExactly(["bulwark", "warcry", "pass"])
    .waits()
    .done();
  opening({ hands: [["bulwark", "warcry"], []], without: "tokens" })
    .offersExactly(["warcry", "pass"])
    .waits()
    .done();
});

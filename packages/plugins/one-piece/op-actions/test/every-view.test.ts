import { cards, decks } from "@riposte/data-one-piece";
import { compose, randomBot, startMatch } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { opActions } from "../src/index.js";

const context = createContext(cardsOrThrow(cards));
const game = compose([onePiece(context, decks), opActions(context)]);

const DUELS = 4;
const ANSWERS = 400;

test("at every decision of a duel both players and who only watches can be told what they see and are asked", () => {
  let told = 0;
  for (let seed = 1; seed <= DUELS; seed++) {
    const match = startMatch(game, { seed, hold: seed % 2 === 0 ? "auto" : "always" });
    const bot = randomBot(seed);
    while (match.decision !== null && match.line.length < ANSWERS) {
      for (const observer of [0, 1, null]) {
        const view = JSON.parse(JSON.stringify(match.viewFor(observer)));
        expect(view.slices).toHaveProperty("one-piece");
        if (observer === match.decision.seat) expect(view.decision.prompt.id).toMatch(/^(op|kernel):/);
        told += 1;
      }
      match.answer(match.decision.seat, bot.answer(match.seen));
    }
  }
  expect(told).toBeGreaterThan(DUELS * 100);
}, 60_000);

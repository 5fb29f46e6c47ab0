import { existsSync, readFileSync } from "node:fs";
import { compose, randomBot, simulateMatch } from "@riposte/kernel/run";
import { createContext, onePiece, randomDeck } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { expect, test } from "vitest";
import { importCards } from "../src/index.js";
import { randomOf } from "../src/trial/random-position.js";

const DUMP = new URL("../../../../../shared/reference/one-piece/cards.json", import.meta.url);
const GAMES = 2000;
const INPUTS = 6000;

test.runIf(existsSync(DUMP))(
  "random legal decks of the dump play to their end, with every invariant after every input",
  () => {
    const { cards } = importCards(JSON.parse(readFileSync(DUMP, "utf8")) as unknown[]);
    const context = createContext(cards.map(({ facts }) => facts));
    const game = compose([onePiece(context), opActions(context)]);
    const random = randomOf(1);
    for (let seed = 0; seed < GAMES; seed++) {
      const setup = { decks: [randomDeck(context, random), randomDeck(context, random)] };
      const match = simulateMatch(game, { setup, seed });
      const bot = randomBot(seed);
      let inputs = 0;
      for (; match.pending !== null && inputs < INPUTS; inputs++) {
        // one answer is no question, but where its absence would tell what was looked at
        if (match.count() < 2) expect(["op:put-back", "op:order"], `game ${seed}`).toContain(match.pending.question);
        expect(match.answer(bot.answer(match.seen)), `game ${seed}`).toBeUndefined();
        expect(game.invariants(match), `game ${seed}`).toEqual([]);
      }
      expect(match.outcome, `game ${seed} after ${inputs} inputs`).not.toBeNull();
    }
  },
  1_200_000,
);

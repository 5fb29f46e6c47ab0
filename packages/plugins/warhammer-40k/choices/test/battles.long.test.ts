import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { compose, randomBot, simulateMatch } from "@riposte/kernel/run";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";
import { commandChoices, readStratagems } from "../src/index.js";

const BATTLES = 1000;

test("a thousand random battles of our armies end, with every invariant kept after every answer", () => {
  const units = datasheets.map((sheet) => Unit.parse(sheet));
  const game = compose([
    warhammer40k(createContext(armies.map((army) => readArmy(army, units)))),
    mechanics(readLibrary(files)),
    commandChoices(readStratagems(stratagems)),
  ]);
  for (let seed = 1; seed <= BATTLES; seed++) {
    const battle = simulateMatch(game, { seed, setup: {} });
    const bot = randomBot(String(seed));
    for (let inputs = 0; battle.pending !== null; inputs++) {
      expect(battle.answer(bot.answer(battle.seen)), `seed ${seed}, input ${inputs}`).toBeUndefined();
      expect(game.invariants(battle as never), `seed ${seed}, input ${inputs}`).toEqual([]);
    }
    expect(battle.outcome).not.toBeNull();
  }
}, 3_600_000);

import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets, mechanics as library, stratagems } from "@riposte/data-warhammer-40k";
import { imperialAssault } from "@riposte/imperial-assault";
import { composeList, type Game } from "@riposte/kernel/run";
import { createContext as battleContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { commandChoices, readStratagems } from "@riposte/warhammer-40k-choices";
import { finishedGame } from "./contestants.js";
import { SKIRMISHES, type Skirmish, skirmishContext } from "./imperial-assault.js";
import { cardGame } from "./one-piece.js";

/** Every composition that random players are let loose on. */
export const GAMES: Readonly<Record<string, () => Game>> = {
  "Finished!": () => finishedGame,
  "Imperial Assault, base and surge": () => skirmish("base and surge"),
  "Imperial Assault, all plugins": () => skirmish("all plugins"),
  "ONE PIECE, base game": () => cardGame("base game"),
  "ONE PIECE, with abilities": () => cardGame("with abilities"),
  "Warhammer 40,000": battle,
};

function skirmish(which: Skirmish): Game {
  const context = skirmishContext();
  return composeList([imperialAssault(context), ...SKIRMISHES[which](context)]);
}

function battle(): Game {
  const units = datasheets.map((sheet) => Unit.parse(sheet));
  const context = battleContext(
    armies.map((army) => readArmy(army, units)),
    { datasheets: units },
  );
  const rules = readLibrary(library);
  return composeList([
    warhammer40k(context),
    mechanics(rules),
    criticalHits(),
    commandChoices(readStratagems(stratagems)),
  ]);
}

import { type Bot, type Game, simulateMatch } from "@riposte/kernel/run";
import type { Crafted } from "../craft.js";
import { craftOf } from "../crafts/games.js";
import type { ScalesOrder, Tilt } from "../messages.js";

const MOST_INPUTS = 3000;

self.addEventListener("message", async ({ data }: MessageEvent<ScalesOrder>) => {
  try {
    await weigh(data);
  } catch (error) {
    self.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});

/** Pairs of matches on the same dice, one with what was written and one without; told of after each. */
async function weigh({ game, text, setup, matches }: ScalesOrder): Promise<void> {
  const craft = await craftOf(game);
  const made = craft.make(JSON.parse(text));
  const plain = made.without();
  const own = setup ?? made.setup;
  const other = setup ?? plain.setup;
  let tilt: Tilt = { played: 0, with: 0, without: 0, gained: 0, lost: 0 };
  for (let pair = 0; pair < matches; pair += 1) {
    const withIt = isWon(made, made.game, own, `pair ${pair}`);
    const withoutIt = isWon(made, plain.game, other, `pair ${pair}`);
    tilt = {
      played: tilt.played + 1,
      with: tilt.with + Number(withIt),
      without: tilt.without + Number(withoutIt),
      gained: tilt.gained + Number(withIt && !withoutIt),
      lost: tilt.lost + Number(withoutIt && !withIt),
    };
    self.postMessage({ tilt });
  }
}

/** Whether the first seat wins, both played by the game's own bot. */
function isWon({ entry }: Crafted, game: Game, setup: unknown, seed: string): boolean {
  const simulation = simulateMatch(game, { setup, seed, hold: "auto" });
  const bots: Bot[] = [];
  for (let inputs = 0; simulation.pending !== null && inputs < MOST_INPUTS; inputs += 1) {
    const { seat } = simulation.pending;
    bots[seat] ??= (entry.bots[entry.hintBot] as (typeof entry.bots)[string]).create(`${seed}:${seat}`, game);
    const refused = simulation.answer(bots[seat].answer(simulation.seen));
    if (refused !== undefined) throw new Error(refused.reason);
  }
  return simulation.outcome?.winners.includes(0) === true;
}

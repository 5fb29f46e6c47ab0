import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type Chance, type Distribution, type Streams, sampleChance } from "@riposte/kernel/chance";
import type { AnyPlugin } from "@riposte/kernel/run";
import { type AttackQuery, type Warhammer, type WarReads, warhammer40kDeclared } from "@riposte/warhammer-40k";
import manifest from "../../package.json" with { type: "json" };
import { AS_LISTED, type Decided } from "../activation.js";
import type { CombatRules } from "../rules.js";
import { activationDeclared, type Combat } from "./activation.js";
import { LOGGED, type LogEntry, logged } from "./log.js";
import { type Losses, lossesOf } from "./losses.js";
import { playOut } from "./play-out.js";
import { volleyGame } from "./volley-game.js";

/** One activation as it was rolled. */
export interface Rolled extends Losses {
  readonly log: readonly LogEntry[];
}

/** Rolls an activation through the machines of the game: the same seed, the same dice. */
export function rollVolley(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  seed: string | number,
  decided: Decided = AS_LISTED,
): Rolled {
  const dice: number[] = [];
  const log: LogEntry[] = [];
  const listener = scribe((event, payload, match) => {
    const entry = logged(event, payload, dice, match);
    dice.length = 0;
    if (entry !== undefined) log.push(entry);
  });
  const played = volleyGame(rules, queries, [listener]);
  const after = playOut(played, { seed, chance: recorded(String(seed), dice), decided });
  return { log, ...lossesOf((queries[0] as AttackQuery).target, after) };
}

const declared = declarePlugin({
  name: "scribe",
  version: manifest.version,
  requires: [
    needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"]),
    needs<Combat>(activationDeclared, manifest.version),
  ],
});
interface Scribe extends Owns<typeof declared> {}

/** Hears everything that belongs in the log. */
function scribe(write: (event: string, payload: object, match: WarReads) => void): AnyPlugin {
  const hear = (event: string) => [event, (payload: object, match: WarReads) => write(event, payload, match)];
  return definePlugin<Scribe>(declared, { effects: {}, on: Object.fromEntries(LOGGED.map(hear)) }) as AnyPlugin;
}

/** The seed's chance, with every die noted as it falls. */
function recorded(seed: string, dice: number[]): Chance {
  const chance = sampleChance(seed);
  return {
    draw<D extends Distribution>(streams: Streams, stream: string, distribution: D) {
      const drawn = chance.draw(streams, stream, distribution);
      if (typeof drawn === "number") dice.push(drawn);
      return drawn;
    },
  };
}

import { describePlugin, describeProcedures } from "../../src/index.js";
import { duelGame, duelPlugins, type ResponseProtocol } from "./game/index.js";

describeProcedures(duelGame());

const PROTOCOLS: readonly ResponseProtocol[] = ["once", "queue", "priority"];
for (const protocol of PROTOCOLS) {
  const game = duelPlugins({
    protocol,
    shields: [1, 1],
    charms: [
      ["salve", "flinch"],
      ["grudge", "thorn"],
    ],
  });
  for (const plugin of game) describePlugin(plugin, { game, matches: 6, hold: ["auto", "always"] });
}

import { describePlugin, describeProcedures } from "../src/index.js";
import { bluffGame, bluffPlugin } from "./fixture/bluff.js";
import { coin, coinGame, luck } from "./fixture/coin.js";

describePlugin(coin());
describePlugin(luck(), { game: [coin()], matches: 5 });
describePlugin(bluffPlugin, { matches: 5 });
describeProcedures(coinGame());
describeProcedures(bluffGame());

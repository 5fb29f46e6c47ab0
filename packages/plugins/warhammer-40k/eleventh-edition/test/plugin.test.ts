import { describePlugin } from "@riposte/testing";
import { eleventhEdition } from "../src/index.js";
import { base, setupOf } from "./duel.js";

const weapon = { A: 3, abilities: ["Sustained Hits 1", "Lethal Hits", "Devastating Wounds", "Precision"] };
const setup = setupOf({ guns: 5, weapon, models: [{ count: 5 }, { count: 2, W: 2, Sv: 3 }], leader: { W: 4 } });

describePlugin(eleventhEdition(), { game: [...base], setup, hold: "auto", matches: 2, maxInputs: 40 });

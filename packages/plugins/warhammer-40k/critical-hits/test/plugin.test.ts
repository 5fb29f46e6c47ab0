import { describePlugin } from "@riposte/testing";
import { criticalHits } from "../src/index.js";
import { base, setupOf } from "./duel.js";

const weapon = { A: 3, abilities: ["Sustained Hits D3", "Lethal Hits", "Devastating Wounds"] };
const setup = setupOf({ guns: 5, weapon, models: [{ count: 10 }] });

describePlugin(criticalHits(), { game: [...base], setup, hold: "auto", matches: 2, maxInputs: 40 });

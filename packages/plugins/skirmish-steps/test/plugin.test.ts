import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { describePlugin } from "@riposte/testing";
import { skirmishSteps } from "../src/index.js";

const parsed = parseFacts(files);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const context = createContext(
  parsed.facts,
  maps.map((map) => MapFacts.parse(map)),
);

describePlugin(skirmishSteps(context), {
  game: [imperialAssault(context)],
  setup: { map: "training-yard" },
  matches: 2,
  maxInputs: 150,
  // every step of the language
  largeTypes: { "declared.d.ts": 40_000 },
});

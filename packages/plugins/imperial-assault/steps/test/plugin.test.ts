import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { describePlugin } from "@riposte/testing";
import { skirmishSteps } from "../src/index.js";

const context = contextOrThrow(files, maps);

describePlugin(skirmishSteps(context), {
  game: [imperialAssault(context)],
  setup: { map: "training-yard" },
  matches: 2,
  maxInputs: 150,
  // steps of cards open them, and no card is in play
  rarelyOpened: ["attack:aiming", "dice:rolled", "ability:resolved"],
  // every step of the language
  largeTypes: { "declared.d.ts": 40_000, "language/step-schemas.d.ts": 60_000 },
});

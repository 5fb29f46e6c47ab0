import { describePlugin, describeProcedures } from "@riposte/testing";
import { imperialAssault } from "../src/index.js";
import { context, game } from "./position.js";

const setup = { map: "training-yard", mission: "b" };

describePlugin(imperialAssault(context), {
  setup,
  hold: "auto",
  matches: 2,
  maxInputs: 250,
  // cards give actions; random players find none here
  rarelyOpened: ["action:granted"],
  // its many effects and events, one line each
  largeTypes: { "declared.d.ts": 26_000 },
});
describeProcedures(game);

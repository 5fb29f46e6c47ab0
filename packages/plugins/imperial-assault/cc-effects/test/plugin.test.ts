import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { describePlugin } from "@riposte/testing";
import { ccEffects } from "../src/index.js";
import { context, group, setupAt } from "./position.js";

const cards = ["blitz", "parry", "grenadier", "take-initiative", "celebration", "negation"];

describePlugin(ccEffects(context, commandEffects), {
  game: [imperialAssault(context), surge(context), powerTokens(), skirmishSteps(context)],
  setup: setupAt({
    mine: [group("stormtrooper", { one: "c1", two: "d1" })],
    theirs: [group("royal-guard", { three: "c3", four: "d3" })],
    hand: cards,
    against: cards,
    start: "round",
  }),
  rarelyOpened: ["cc:discarded"],
  matches: 2,
  maxInputs: 80,
});

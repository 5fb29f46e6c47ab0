import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { compose, startMatch } from "@riposte/kernel/run";
import { contextOrThrow, greedyBot, imperialAssault } from "../src/index.js";

const context = contextOrThrow(files, maps);
export const match = startMatch(compose([imperialAssault(context)]), { seed: 1, hold: "auto" });
const bot = greedyBot(context);
while (match.decision !== null) match.answer(match.decision.seat, bot.answer(match.seen));

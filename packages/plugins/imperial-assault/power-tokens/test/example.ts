import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { compose, startMatch } from "@riposte/kernel/run";
import { powerTokens, tokensOf } from "../src/index.js";

const game = compose([imperialAssault(contextOrThrow(files, maps)), powerTokens()]);
const match = startMatch(game, { seed: 1 });
export const tokens = tokensOf(match, "no-such-figure");

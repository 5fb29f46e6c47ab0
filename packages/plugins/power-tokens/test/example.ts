import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { compose, startMatch } from "@riposte/kernel";
import { powerTokens, tokensOf } from "../src/index.js";

const parsed = parseFacts(files);
if (!parsed.ok) throw new Error("the facts have problems");
const boards = maps.map((map) => MapFacts.parse(map));
const game = compose([imperialAssault(createContext(parsed.facts, boards)), powerTokens()]);
const match = startMatch(game, { seed: 1 });
export const tokens = tokensOf(match, "nobody");

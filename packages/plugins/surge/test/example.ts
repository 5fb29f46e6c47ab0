import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { compose } from "@riposte/kernel";
import { attackOdds, surge } from "../src/index.js";

const parsed = parseFacts(files);
if (!parsed.ok) throw new Error("the facts have problems");
const boards = maps.map((map) => MapFacts.parse(map));
const context = createContext(parsed.facts, boards);
export const game = compose([imperialAssault(context), surge(context)]);
export const odds = attackOdds(context, { attacker: "stormtrooper-elite", defender: "darth-vader", distance: 3 });

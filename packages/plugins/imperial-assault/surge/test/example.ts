import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { compose } from "@riposte/kernel/run";
import { attackOdds, surge } from "../src/index.js";

const context = contextOrThrow(files, maps);
export const game = compose([imperialAssault(context), surge(context)]);
export const odds = attackOdds(context, { attacker: "stormtrooper-elite", defender: "darth-vader", distance: 3 });

import { group } from "../position.js";

export const gideon = (space: string) => group("gideon-argus", { gideon: space });
export const luke = [group("luke-skywalker", { luke: "d3" })];
export const one = [group("stormtrooper", { one: "d1" })];
export const held = (tokens: object) => ({ "power-tokens": { held: tokens } }) as never;

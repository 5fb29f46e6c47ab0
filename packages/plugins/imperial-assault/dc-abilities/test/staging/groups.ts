import { group } from "../position.js";
import { over } from "./figures.js";

export const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "h8", ...more } }, over);
export const hurt = (damage: number, ...conditions: string[]) => ({ at: "a1", damage, conditions });
export const moved = (spaces: string) => ({ table: { figures: { you: { spaces: [spaces] } } } });
export const officer = (you: string, more = {}) => [group("imperial-officer", { you: { at: you, ...more } })];
export const trooper = [group("stormtrooper", { foe: "e1" })];

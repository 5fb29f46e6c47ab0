import { group } from "../position.js";

export const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d2", ...more } });

import { group } from "../position.js";

export const luke = group("luke-skywalker", { luke: "d3" });

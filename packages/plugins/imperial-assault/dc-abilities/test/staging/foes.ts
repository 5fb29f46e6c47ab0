import { group } from "../position.js";

export const moved = (...spaces: readonly string[]) => ({ table: { figures: { me: { spaces } } } });
export const luke = (where = "d2") => group("luke-skywalker", { luke: where });

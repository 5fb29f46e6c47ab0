import { cardsBetween } from "./cards-between.js";

await cardsBetween("s", "z");

import { cardsBetween } from "./cards-between.js";

await cardsBetween("h", "o");

import { cardsBetween } from "./cards-between.js";

await cardsBetween("0", "c");

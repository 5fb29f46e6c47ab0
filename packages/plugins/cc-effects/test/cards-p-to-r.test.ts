import { cardsBetween } from "./cards-between.js";

await cardsBetween("p", "r");

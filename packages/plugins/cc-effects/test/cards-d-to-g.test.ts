import { cardsBetween } from "./cards-between.js";

await cardsBetween("d", "g");

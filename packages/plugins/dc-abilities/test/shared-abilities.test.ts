import { proofsBetween } from "./cards-between.js";

await proofsBetween("shared-abilities", "a", "z");

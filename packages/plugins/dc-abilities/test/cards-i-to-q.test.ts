import { proofsBetween } from "./cards-between.js";

await proofsBetween("deployment-cards", "i", "q");

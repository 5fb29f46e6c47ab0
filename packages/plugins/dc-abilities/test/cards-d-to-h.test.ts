import { proofsBetween } from "./cards-between.js";

await proofsBetween("deployment-cards", "d", "h");

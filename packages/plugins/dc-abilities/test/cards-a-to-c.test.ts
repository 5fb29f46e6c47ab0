import { proofsBetween } from "./cards-between.js";

await proofsBetween("deployment-cards", "0", "c");

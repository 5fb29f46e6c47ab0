declare module "virtual:skirmish-parts" {
  import type { SkirmishChoices } from "@riposte/hosting/imperial-assault";
  import type { MapFacts } from "@riposte/imperial-assault";
  import type { ArmyPart } from "./army-part.js";
  import type { WholeHashes } from "./joined-parts.js";

  export const choices: SkirmishChoices;
  export const hashes: WholeHashes;
  export function loadArmy(id: string): Promise<ArmyPart>;
  export function loadMap(id: string): Promise<MapFacts>;
}

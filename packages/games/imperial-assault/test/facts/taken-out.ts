import type { DeploymentCard } from "../../src/facts/deployment-card.js";
import type { Facts } from "../../src/facts/facts.js";
import { gameFacts } from "./game-facts.js";

/** The facts with some fields of one card as given. */
export function withCard(id: string, over: object): Facts {
  const facts = gameFacts();
  const card = { ...facts.deployment[id], ...over } as DeploymentCard;
  return { ...facts, deployment: { ...facts.deployment, [id]: card } };
}

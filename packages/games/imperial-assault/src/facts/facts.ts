import { z } from "zod";
import { ReadyArmy } from "../army/army-list.js";
import { CommandCard } from "./command-card.js";
import { DeploymentCard, type ListedCard } from "./deployment-card.js";
import { SchemaLink } from "./vocabulary.js";

/** The files of `deployment-cards/`. */
export const DeploymentFile = z.strictObject({ $schema: SchemaLink, cards: z.array(DeploymentCard) });
/** `command-cards.json`. */
export const CommandFile = z.strictObject({ $schema: SchemaLink, cards: z.array(CommandCard) });
/** `armies.json`. */
export const ArmiesFile = z.strictObject({ $schema: SchemaLink, armies: z.array(ReadyArmy) });

/** The cards and armies of the game, by id; `parseFacts` builds it from the data files. */
export interface Facts {
  readonly deployment: Readonly<Record<string, DeploymentCard>>;
  readonly command: Readonly<Record<string, CommandCard>>;
  readonly armies: Readonly<Record<string, ReadyArmy>>;
}

/** The card an army list may name, if the id is one. */
export function listedCard(facts: Facts, id: string): ListedCard | undefined {
  const card = Object.hasOwn(facts.deployment, id) ? facts.deployment[id] : undefined;
  return card?.kind === "figure" || card?.kind === "upgrade" || card?.kind === "squadUpgrade" ? card : undefined;
}

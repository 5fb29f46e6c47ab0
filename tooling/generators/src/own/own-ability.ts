import type { AbilityHost } from "../new-ability.js";
import type { NewFiles } from "../new-plugin.js";
import { commandCard } from "./command-card.js";
import { deploymentCard } from "./deployment-card.js";
import { mechanic } from "./mechanic.js";
import { pieceCard } from "./piece-card.js";

/** What is written for an ability of a plugin that reads its abilities from data. */
export interface OwnAbility {
  /** Where the abilities of the game itself lie. */
  readonly home: string;
  /** The file of the game's own of that name, if there were one. */
  readonly taken?: (id: string) => string;
  /** The data, with something simple to begin with. */
  readonly data: (id: string) => object;
  /** A test that shows what the data says. */
  readonly test: (id: string) => string;
}

/** Plugins whose abilities are data. */
export const OWN_ABILITIES: Readonly<Record<string, OwnAbility>> = {
  "cc-effects": commandCard,
  "dc-abilities": deploymentCard,
  abilities: mechanic,
  "op-actions": pieceCard,
};

/** An ability of one's own as data, and its test beside it: nothing of the game's own data changes. */
export function newOwnAbility({ plugin, folder: home }: AbilityHost, id: string): NewFiles {
  const { data, test } = OWN_ABILITIES[plugin] as OwnAbility;
  const folder = `${home}/test/own`;
  return { [`${folder}/${id}.json`]: `${JSON.stringify(data(id), null, 2)}\n`, [`${folder}/${id}.test.ts`]: test(id) };
}

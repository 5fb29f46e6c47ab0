import { OWN_ABILITIES } from "./games.js";
import type { AbilityHost } from "./new-ability.js";
import type { NewFiles } from "./new-files.js";

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

/** An ability of one's own as data, and its test beside it: nothing of the game's own data changes. */
export function newOwnAbility({ plugin, folder: home }: AbilityHost, id: string): NewFiles {
  const { data, test } = OWN_ABILITIES[plugin] as OwnAbility;
  const folder = `${home}/test/own`;
  return { [`${folder}/${id}.json`]: `${JSON.stringify(data(id), null, 2)}\n`, [`${folder}/${id}.test.ts`]: test(id) };
}

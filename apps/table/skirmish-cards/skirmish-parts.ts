import { fileURLToPath } from "node:url";
import { allCards, imperialAssaultGame } from "@riposte/hosting/imperial-assault";
import type { Plugin } from "vite";
import { armyPart } from "./army-part.js";
import type { WholeHashes } from "./joined-parts.js";

const PARTS = "virtual:skirmish-parts";
const forPages = fileURLToPath(new URL("cards-for.ts", import.meta.url));

/**
 * A page fetches the cards its two armies need, read when it was built, instead of all cards and what it takes to read them.
 * The lock of its saves has the hashes of all of them, reckoned here.
 */
export const skirmishParts = (): Plugin => ({
  name: "skirmish-parts",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (source.startsWith(PARTS)) return `\0${source}`;
    // the page's own way to cards knows the usual one by its package
    return source === "./games/imperial-assault/cards-for.js" && importer.endsWith("hosting/dist/games.js")
      ? forPages
      : null;
  },
  load(id) {
    const [, kind, name = ""] = new RegExp(`^\0${PARTS}(?:/(army|map)/(.+))?$`).exec(id) ?? [];
    if (kind === "army") return json(armyPart(allCards(), name));
    if (kind === "map") return json(allCards().context.source.maps.find((map) => map.id === name));
    return id === `\0${PARTS}` ? listed() : null;
  },
});

/** What can be fetched, and the hashes of everything. */
function listed(): string {
  const { choices } = allCards();
  const fetching = (kind: string, ids: readonly string[]) =>
    `({${ids.map((id) => `${JSON.stringify(id)}: () => import("${PARTS}/${kind}/${id}")`).join(",")}})`;
  return `
    export const choices = ${JSON.stringify(choices)};
    export const hashes = ${JSON.stringify(hashesOfAll())};
    const armies = ${fetching(
      "army",
      choices.armies.map(({ id }) => id),
    )};
    const maps = ${fetching("map", choices.maps)};
    export const loadArmy = async (id) => (await armies[id]()).default;
    export const loadMap = async (id) => (await maps[id]()).default;
  `;
}

/** What the lock holds of all cards. */
export function hashesOfAll(): WholeHashes {
  const composed = imperialAssaultGame.compose();
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  const hashOf = (plugin: string) => composed.game.lock.find(({ name }) => name === plugin)?.facts as string;
  return { facts: hashOf("imperial-assault"), abilities: hashOf("dc-abilities"), effects: hashOf("cc-effects") };
}

/** Text of JSON is read faster than code. */
const json = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

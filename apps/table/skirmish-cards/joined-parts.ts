import type { SkirmishCards } from "@riposte/hosting/imperial-assault";
import { createContext, type MapFacts } from "@riposte/imperial-assault";
import type { ArmyPart, Placed } from "./army-part.js";

/** Of all cards and maps, of all abilities, of all effects: what the lock of a save holds. */
export interface WholeHashes {
  readonly facts: string;
  readonly abilities: string;
  readonly effects: string;
}

interface Parts {
  readonly map: MapFacts;
  readonly armies: readonly ArmyPart[];
  readonly hashes: WholeHashes;
  readonly choices: SkirmishCards["choices"];
}

/** The cards of a match from those of its armies. */
export function joinedParts({ map, armies, hashes, choices }: Parts): SkirmishCards {
  const facts = {
    deployment: inOrder(armies.map(({ deployment }) => deployment)),
    command: inOrder(armies.map(({ command }) => command)),
    armies: inOrder(armies.map((army) => army.armies)),
  };
  return {
    context: createContext(facts, [map], hashes.facts),
    abilities: inOrder(armies.map(({ abilities }) => abilities)),
    effects: inOrder(armies.map(({ effects }) => effects)),
    hashes,
    choices,
  };
}

const inOrder = <T>(lists: readonly Placed<T>[]): Readonly<Record<string, T>> =>
  Object.fromEntries(
    lists
      .flat()
      .sort(([one], [other]) => one - other)
      .map(([, id, value]) => [id, value]),
  );

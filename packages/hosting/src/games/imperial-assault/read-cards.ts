import { readCards } from "@riposte/cc-effects";
import { armies } from "@riposte/data-imperial-assault/armies";
import { eachMap } from "@riposte/data-imperial-assault/each-map";
import { readLibrary } from "@riposte/dc-abilities";
import { contextOrThrow } from "@riposte/imperial-assault";
import type { SkirmishCards, SkirmishChoices } from "./skirmish-cards.js";

type Files = Readonly<Record<string, unknown>>;

/** Data files: of all cards and maps, or as far as a match needs them. */
export interface SkirmishFiles {
  readonly files: Files;
  readonly abilities: Files;
  readonly commandEffects: Files;
  readonly maps: readonly unknown[];
}

/** What the lock of a save holds of all cards, where these are some. */
export interface WholeHashes {
  readonly facts: string;
  readonly abilities: string;
  readonly effects: string;
}

/** Cards and maps from their files; what cards do is read when a game is composed with it. */
export function readSkirmish(
  { files, abilities, commandEffects, maps }: SkirmishFiles,
  hashes?: WholeHashes,
): SkirmishCards {
  const context = contextOrThrow(files, maps, hashes?.facts);
  let library: SkirmishCards["abilities"] | undefined;
  let effects: SkirmishCards["effects"] | undefined;
  return {
    context,
    get abilities() {
      library ??= readLibrary(context, abilities);
      return library;
    },
    get effects() {
      effects ??= readCards(context, commandEffects);
      return effects;
    },
    ...(hashes && { hashes }),
    choices: CHOICES,
  };
}

/** What a match can be set up with, whatever of it is there. */
export const CHOICES: SkirmishChoices = {
  maps: Object.keys(eachMap),
  armies: armies.map(({ id, name, figures, points }) => ({
    id,
    title: name,
    about: `${figures} figures, ${points} points`,
  })),
};

import type { ActsAt } from "@riposte/kernel";
import { CARD_VALUES, VALUES } from "../language/modify.js";
import type { AbilityParts, Part } from "./parts.js";

const VALUE_NAMES: Readonly<Record<string, string>> = { ...VALUES, ...CARD_VALUES };

/** Where the abilities of a card act: windows, facts and values. */
export const actsOf = ({ at, on, modify }: AbilityParts, card: string): readonly ActsAt[] => [
  ...everywhere(at, card),
  ...everywhere(on, card),
  ...everywhere(modify, card, (value) => VALUE_NAMES[value] ?? value),
];

const everywhere = (
  parts: ReadonlyMap<string, readonly Part<unknown>[]>,
  card: string,
  nameOf = (name: string): string => name,
): readonly ActsAt[] =>
  [...parts].flatMap(([name, list]) => list.map(({ label }) => ({ at: nameOf(name), ability: label, card })));

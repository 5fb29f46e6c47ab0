import { readAbility } from "./abilities/read-ability.js";
import type { Sheet } from "./sheet.js";

/**
 * The invulnerable save that wargear gives to whoever carries it, and nothing else: it is a characteristic of those models,
 * so a unit whose models differ needs no rule for it. Nothing for wargear that does anything more.
 */
export function bearerSave({ name, text }: { readonly name: string; readonly text: string }, sheet: Sheet) {
  const reading = readAbility(name, text, { isAlone: true, keywords: sheet.keywords, weapons: [] });
  if (!("mechanics" in reading) || reading.mechanics.length !== 1) return undefined;
  const [{ reach, if: when, aura, effects }] = reading.mechanics as [(typeof reading.mechanics)[number]];
  const [only, ...others] = effects;
  if (reach !== "model" || when !== undefined || aura !== undefined || others.length > 0) return undefined;
  return only?.do === "invulnerable" && typeof only.on === "object" && "plus" in only.on
    ? (only.on as { readonly plus: number }).plus
    : undefined;
}

import { escaped } from "../highlight.js";
import { relative } from "../links.js";
import type { ToldGame } from "./told-game.js";

/** A name as part of an address: `attack:rerolls` is `attack-rerolls`. */
export const slug = (name: string): string => name.replaceAll(/[^\w]+/g, "-").toLowerCase();

const base = ({ info }: ToldGame): string => `reference/${info.id}`;

/** Where each name of a game is told of. */
export const addressOf = {
  game: (told: ToldGame): string => `${base(told)}/index`,
  plugin: (told: ToldGame, name: string): string => `${base(told)}/plugins#${slug(name)}`,
  window: (told: ToldGame, name: string): string => `${base(told)}/window-${slug(name)}`,
  chart: (told: ToldGame, name: string): string => `${base(told)}/flow-${slug(name)}`,
  event: (told: ToldGame, name: string): string => `${base(told)}/events#${slug(name)}`,
  effect: (told: ToldGame, name: string): string => `${base(told)}/effects#${slug(name)}`,
  value: (told: ToldGame, name: string): string => `${base(told)}/values#${slug(name)}`,
  decision: (told: ToldGame, name: string): string => `${base(told)}/decisions#${slug(name)}`,
  card: (told: ToldGame, id: string): string => `${base(told)}/cards#${slug(id)}`,
  list: (told: ToldGame, name: string): string => `${base(told)}/${name}`,
} as const;

/** A name with a link to the page that tells of it. */
export const linked = (from: string, to: string, name: string, isCode = true): string =>
  `<a href="${relative(from, to)}">${isCode ? `<code>${escaped(name)}</code>` : escaped(name)}</a>`;

/** Where an ability acts: at a window, a fact or a value. */
export function placeOf(told: ToldGame, at: string): string | null {
  if (told.game.windows.has(at)) return addressOf.window(told, at);
  if (told.game.events.has(at)) return addressOf.event(told, at);
  if (told.game.values.has(at)) return addressOf.value(told, at);
  return told.game.ops.has(at) ? addressOf.effect(told, at) : null;
}

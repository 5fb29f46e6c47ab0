import type { AnyPlugin } from "../declare/define.js";

/** What has a name that one plugin owns. */
export type Kind = keyof typeof NAMES_OF;

/** The names a plugin owns, by what they name. */
export const NAMES_OF = {
  effect: ({ declared }) => Object.keys(declared.effects),
  event: ({ declared }) => Object.keys(declared.events),
  value: ({ declared }) => Object.keys(declared.values),
  window: ({ declared }) => Object.keys(declared.windows),
  "lasting effect": ({ declared }) => Object.keys(declared.lasting),
  scope: ({ declared }) => declared.scopes,
  question: ({ declared }) => Object.keys(declared.questions),
  procedure: ({ declared }) => Object.keys(declared.procedures),
  ability: ({ behaviour }) => Object.keys(behaviour.abilities ?? {}),
} satisfies Readonly<Record<string, (plugin: AnyPlugin) => readonly string[]>>;

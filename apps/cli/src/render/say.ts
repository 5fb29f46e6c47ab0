import type { Game, Message } from "@riposte/kernel";

/** A message in English: the words of its id with `{parameters}` filled in. */
export function say(game: Pick<Game, "messages">, message: Message): string {
  const words = game.messages[message.id];
  if (words === undefined) return fallback(message);
  return fill(words, message.params ?? {});
}

/** Fills `{name}` from the parameters; an unknown name stays as written. */
export function fill(words: string, params: Readonly<Record<string, unknown>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? shown(params[name]) : whole));
}

/** A value in a sentence: lists with commas, objects as `key value`. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(shown).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${shown(inner)}`)
      .join(", ");
  }
  return String(value);
}

function fallback({ id, params }: Message): string {
  return params === undefined ? id : `${id} (${shown(params)})`;
}

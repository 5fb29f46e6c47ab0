import type { ReadySide, SetupOption } from "./setup-option.js";

/** One ready thing for each of two seats, written `this,that`: armies, decks. */
export function pairOption(
  key: string,
  { names, sides }: { readonly names: readonly string[]; sides(): readonly ReadySide[] },
  help: string,
): SetupOption {
  return {
    key,
    values: names.flatMap((one) => names.map((other) => `${one},${other}`)),
    otherwise: names.slice(0, 2).join(","),
    help,
    sides,
    read: (value) => String(value).split(","),
  };
}

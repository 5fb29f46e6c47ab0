import { Ability, tellAbility } from "@riposte/op-actions";

/** An ability in which every way to go on says what it does, in our words. */
export function withGists<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withGists) as T;
  const told = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withGists(inner)]));
  if (told.type !== "op:choose") return told as T;
  const options = (told.options as readonly { readonly steps: readonly unknown[] }[]).map((option) => ({
    ...option,
    gist: tellAbility(Ability.parse({ timing: "onPlay", steps: option.steps }), { isBare: true }),
  }));
  return { ...told, options } as T;
}

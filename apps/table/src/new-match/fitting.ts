import type { Compose } from "@riposte/hosting";

/** The plugins that stay when one is turned off: as many as still fit together. */
export function withoutPlugin(compose: Compose, picked: readonly string[], name: string): readonly string[] {
  const left = picked.filter((one) => one !== name);
  return subsetsOf(left)
    .sort((one, other) => other.length - one.length)
    .find((some) => compose(some).ok) as readonly string[];
}

/** The plugins that are in when one is turned on: what it needs comes with it. Nothing if it fits nowhere. */
export function withPlugin(
  compose: Compose,
  { picked, all }: { readonly picked: readonly string[]; readonly all: readonly string[] },
  name: string,
): readonly string[] | undefined {
  const wanted = [...picked, name];
  const others = all.filter((one) => !wanted.includes(one));
  return subsetsOf(others)
    .sort((one, other) => one.length - other.length)
    .map((more) => [...wanted, ...more])
    .find((some) => compose(some).ok);
}

function subsetsOf(names: readonly string[]): (readonly string[])[] {
  return Array.from({ length: 2 ** names.length }, (_, mask) => names.filter((_name, at) => (mask >> at) % 2 === 1));
}

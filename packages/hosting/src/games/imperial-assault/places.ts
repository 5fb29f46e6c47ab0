import type { Option } from "@riposte/kernel";

const GO = /^go:(.+)$/;
const AT = /^([^@]+)@(.+)$/;
const PLACE = /^[a-z]{1,2}\d{1,2}(\+[a-z]{1,2}\d{1,2})*$/;

/** The spaces an option leads to: a stop of a move, a place to deploy, or one to come back to. */
export function placesIn({ key, label }: Option): readonly string[] | undefined {
  const words = String(key);
  const [, who, where] = AT.exec(words) ?? [];
  // who comes back is named by its card; who is attacked by itself, and stands there already
  const back = who === label?.params?.figure ? undefined : where;
  const places = GO.exec(words)?.[1] ?? back ?? words;
  return PLACE.test(places) ? places.split("+") : undefined;
}

/** A move over these stops, in their order: `go:b2>d4`. */
export function wayOver(options: readonly Option[]): string | undefined {
  const stops = options.map(({ key }) => GO.exec(String(key))?.[1]);
  return stops.includes(undefined) ? undefined : `go:${stops.join(">")}`;
}

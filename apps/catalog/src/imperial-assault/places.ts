import type { Option } from "@riposte/kernel";

const GO = /^go:(.+)$/;
const PLACE = /^[a-z]{1,2}\d{1,2}(\+[a-z]{1,2}\d{1,2})*$/;

/** The spaces an option leads to: a stop of a move, or a place to deploy. */
export function placesIn(key: string): readonly string[] | undefined {
  const places = GO.exec(key)?.[1] ?? key;
  return PLACE.test(places) ? places.split("+") : undefined;
}

/** A move over these stops, in their order: `go:b2>d4`. */
export function wayOver(options: readonly Option[]): string | undefined {
  const stops = options.map(({ key }) => GO.exec(String(key))?.[1]);
  return stops.includes(undefined) ? undefined : `go:${stops.join(">")}`;
}

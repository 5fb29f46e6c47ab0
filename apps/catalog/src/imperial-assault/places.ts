const GO = /^go:(.+)$/;
const PLACE = /^[a-z]{1,2}\d{1,2}(\+[a-z]{1,2}\d{1,2})*$/;

/** The spaces an option leads to: a stop of a move, or a place to deploy. */
export function placesIn(key: string): readonly string[] | undefined {
  const places = GO.exec(key)?.[1] ?? key;
  return PLACE.test(places) ? places.split("+") : undefined;
}

import { arrangements } from "./counting.js";

/** How many orders so many things have: exact up to 18, `Infinity` past what a number can hold. */
export const countOrderings = (length: number): number => COUNTS[length] ?? arrangements(length, length);

/**
 * A list in the order with that index, as a choice of an order of its members counts them: in lexicographic order of their places.
 *
 * @example
 * orderingAt(["a", "b", "c"], 1); // ["a", "c", "b"]
 */
export function orderingAt<T>(list: readonly T[], index: number): T[] {
  const { length } = list;
  const places = orderingPlaces(length, index);
  // a copy written over: it is as long as it will be
  const ordered = list.slice();
  for (let at = 0; at < length; at++) ordered[at] = list[places[at] as number] as T;
  return ordered;
}

/** The places of so many things in the order with that index; to be read before the next one is asked for. */
export const orderingPlaces = (length: number, index: number): readonly number[] =>
  FEW[length]?.[index] ?? placesAt(length, length, index);

/** Places of the ordered selection of `size` out of `length` with that index; to be read before the next one is asked for. */
export function placesAt(length: number, size: number, index: number): readonly number[] {
  let left = index;
  // from the last digit up, so that an index below 2^53 is exact even where their number is not
  for (let at = size - 1; at >= 0; at--) {
    const radix = length - at;
    const rest = Math.floor(left / radix);
    digits[at] = left - rest * radix;
    left = rest;
  }
  for (let place = 0; place < length; place++) free[place] = place;
  for (let at = 0; at < size; at++) {
    const digit = digits[at] as number;
    places[at] = free[digit] as number;
    // closes the gap by hand: splice would allocate for every place
    for (let next = digit; next < length - at - 1; next++) free[next] = free[next + 1] as number;
  }
  return places;
}

// scratch lists, which every random order goes through
const digits: number[] = [];
const free: number[] = [];
const places: number[] = [];

// up to twelve: those are small integers
const COUNTS = Array.from({ length: 13 }, (_, length) => arrangements(length, length));

/** All orders of up to five things, by their number and index: most hands are that small. */
const FEW: readonly (readonly (readonly number[])[])[] = Array.from({ length: 6 }, (_, length) =>
  Array.from({ length: arrangements(length, length) }, (_, index) => placesAt(length, length, index).slice(0, length)),
);

import type { ChooseSeveral, Key, Option } from "./choice.js";
import { arrangements, type Below, binomial, fitsOneDraw, indexByBigWeight } from "./counting.js";
import { placesAt } from "./orderings.js";

/** The number of legal selections. */
export function countSeveral(choice: ChooseSeveral): number {
  let count = 0;
  for (let size = leastOf(choice); size <= mostOf(choice); size++) count += countOfSize(choice, size);
  return count;
}

/** Selections by size, then by the place of their options: never more than one is built. */
export function severalAt(choice: ChooseSeveral, index: number): readonly Key[] {
  let left = index;
  for (let size = leastOf(choice); size < mostOf(choice); size++) {
    const count = countOfSize(choice, size);
    if (left < count) return selectionAt(choice, size, left);
    left -= count;
  }
  return selectionAt(choice, mostOf(choice), left);
}

/** A uniform selection, however many there are. */
export function drawSeveral(choice: ChooseSeveral, below: Below): readonly Key[] {
  const count = countSeveral(choice);
  if (fitsOneDraw(count)) return severalAt(choice, below(count));
  const weights: bigint[] = [];
  for (let size = leastOf(choice); size <= mostOf(choice); size++) weights.push(bigCountOfSize(choice, size));
  const size = leastOf(choice) + indexByBigWeight(weights, below);
  return choice.ordered ? drawArrangement(choice, size, below) : drawSubset(choice, size, below);
}

const leastOf = (choice: ChooseSeveral): number => Math.max(0, choice.min);
const mostOf = (choice: ChooseSeveral): number => Math.min(choice.max, choice.of.length);

function countOfSize({ of, ordered }: ChooseSeveral, size: number): number {
  return ordered ? arrangements(of.length, size) : binomial(of.length, size);
}

function bigCountOfSize({ of, ordered }: ChooseSeveral, size: number): bigint {
  let count = 1n;
  for (let i = 0; i < size; i++) {
    count *= BigInt(of.length - i);
    if (!ordered) count /= BigInt(i + 1);
  }
  return count;
}

function selectionAt(choice: ChooseSeveral, size: number, index: number): readonly Key[] {
  return choice.ordered ? arrangementAt(choice.of, size, index) : subsetAt(choice, size, index);
}

function subsetAt({ of }: ChooseSeveral, size: number, index: number): readonly Key[] {
  const keys: Key[] = [];
  let left = index;
  for (let i = 0; i < of.length && keys.length < size; i++) {
    const withThis = binomial(of.length - i - 1, size - keys.length - 1);
    if (left < withThis) keys.push(keyAt(of, i));
    else left -= withThis;
  }
  return keys;
}

/** The ordered selection of `size` options with that index, in lexicographic order of their places. */
function arrangementAt(of: readonly Option[], size: number, index: number): readonly Key[] {
  const places = placesAt(of.length, size, index);
  const keys: Key[] = [];
  for (let i = 0; i < size; i++) keys.push(keyAt(of, places[i] as number));
  return keys;
}

function drawSubset({ of }: ChooseSeveral, size: number, below: Below): readonly Key[] {
  const keys: Key[] = [];
  for (let i = 0; i < of.length && keys.length < size; i++) {
    if (below(of.length - i) < size - keys.length) keys.push(keyAt(of, i));
  }
  return keys;
}

function drawArrangement({ of }: ChooseSeveral, size: number, below: Below): readonly Key[] {
  return drawPlaces(of.length, size, below).map((place) => keyAt(of, place));
}

/** A uniform ordered selection of `size` places out of n (Fisher-Yates, stopped early). */
export function drawPlaces(n: number, size: number, below: Below): number[] {
  const places = placesUpTo(n);
  for (let i = 0; i < size; i++) {
    const j = i + below(n - i);
    const drawn = places[j] as number;
    places[j] = places[i] as number;
    places[i] = drawn;
  }
  if (size < n) places.length = size;
  return places;
}

function placesUpTo(n: number): number[] {
  const places = new Array<number>(n);
  for (let place = 0; place < n; place++) places[place] = place;
  return places;
}

const keyAt = (of: readonly Option[], place: number): Key => (of[place] as { key: Key }).key;

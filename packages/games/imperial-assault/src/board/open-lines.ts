/** Not asked yet, and nothing open. */
const UNKNOWN = 0;
const HIDDEN = -1;

const FIRST_ROOM = 4096;

/**
 * What the map lets each space see, as far as it was asked (6.5): the ways to draw two lines that walls and terrain leave open, and the
 * spaces between the lines. It is asked for every pair of figures and kept for as long as the doors stay, so it is packed in one list of
 * small numbers: for each pair the open ways as bits, then for each open way how many spaces it crosses and which.
 */
export class OpenLines {
  readonly #size: number;
  /** By viewer's space, then by target's: where the pair stands in the list. */
  readonly #rows: (Int32Array | undefined)[] = [];
  #packed = new Uint16Array(FIRST_ROOM);
  /** The first place stays free: 0 is nowhere. */
  #used = 1;

  constructor(size: number) {
    this.#size = size;
  }

  /** Where the pair's open ways stand; -1 where there are none, 0 where it was not asked yet. */
  at(from: number, to: number): number {
    return this.#rows[from]?.[to] ?? UNKNOWN;
  }

  /** Remembers the open ways, as bits, and the list of how many spaces each of them crosses and which. */
  keep(from: number, to: number, open: number, crossed: readonly number[], length: number): number {
    this.#rows[from] ??= new Int32Array(this.#size);
    const row = this.#rows[from] as Int32Array;
    row[to] = open === 0 ? HIDDEN : this.#pack(open, crossed, length);
    return row[to] as number;
  }

  /** The first open way, among those at that place, on which nothing stands in the way; -1 where there is none. */
  firstFree<T>(at: number, looker: T, isBlocked: (looker: T, space: number) => boolean): number {
    const packed = this.#packed;
    const open = packed[at] as number;
    let next = at + 1;
    for (let way = 0; open >> way !== 0; way++) {
      if (((open >> way) & 1) === 0) continue;
      const end = next + 1 + (packed[next] as number);
      let place = next + 1;
      while (place < end && !isBlocked(looker, packed[place] as number)) place++;
      if (place === end) return way;
      next = end;
    }
    return -1;
  }

  #pack(open: number, crossed: readonly number[], length: number): number {
    const at = this.#used;
    this.#makeRoom(at + 1 + length);
    const packed = this.#packed;
    packed[at] = open;
    for (let place = 0; place < length; place++) packed[at + 1 + place] = crossed[place] as number;
    this.#used = at + 1 + length;
    return at;
  }

  #makeRoom(wanted: number): void {
    if (wanted <= this.#packed.length) return;
    const larger = new Uint16Array(Math.max(wanted, this.#packed.length * 2));
    larger.set(this.#packed);
    this.#packed = larger;
  }
}

/** How many objects are looked through one by one: most inputs write fewer. */
const FEW = 16;

/**
 * The objects that were copied since the state was last at rest, and may be written.
 *
 * A set would hash every copy; looking through a handful costs less.
 */
export class Owned {
  readonly #few: (object | null)[] = [];
  #count = 0;
  readonly #more = new Set<object>();

  has(part: object): boolean {
    for (let at = 0; at < this.#count; at++) if (this.#few[at] === part) return true;
    return this.#count === FEW && this.#more.has(part);
  }

  add(part: object): void {
    if (this.#count < FEW) this.#few[this.#count++] = part;
    else this.#more.add(part);
  }

  *[Symbol.iterator](): Iterator<object> {
    for (let at = 0; at < this.#count; at++) yield this.#few[at] as object;
    yield* this.#more;
  }

  /** What was copied may be replaced by now: nothing else shall hold on to it. */
  clear(): void {
    for (let at = 0; at < this.#count; at++) this.#few[at] = null;
    this.#count = 0;
    if (this.#more.size > 0) this.#more.clear();
  }
}

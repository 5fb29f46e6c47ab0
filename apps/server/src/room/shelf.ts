/** Bytes of a shelf nothing was put on yet. */
const SMALLEST = 8192;
/** Bytes a text's length takes, and a character at most. */
const LENGTH = 4;
const CHARACTER = 3;

/**
 * Texts that are kept as long as a match and hardly ever read again, as bytes outside of V8's heap: inside it a thousand matches
 * would have it look through a hundred thousand more of them whenever it collects all garbage. It only grows: what is taken back
 * is a small part of any match. A class, since every match has one.
 */
export class Shelf {
  #bytes = bytesOf(SMALLEST);
  #end = 0;

  /** Puts texts there one behind the other; the result says where. */
  put(texts: readonly string[]): number {
    const place = this.#end;
    this.#makeRoom(texts.reduce((sum, { length }) => sum + LENGTH + length * CHARACTER, 0));
    for (const text of texts) {
      const length = this.#bytes.write(text, this.#end + LENGTH);
      this.#end = this.#bytes.writeUInt32LE(length, this.#end) + length;
    }
    return place;
  }

  /** The text so many behind the first that was put there. */
  take(place: number, behind: number): string {
    let from = place;
    for (let passed = 0; passed < behind; passed++) from += LENGTH + this.#bytes.readUInt32LE(from);
    return this.#bytes.toString("utf8", from + LENGTH, from + LENGTH + this.#bytes.readUInt32LE(from));
  }

  #makeRoom(needed: number): void {
    if (this.#end + needed <= this.#bytes.length) return;
    const larger = bytesOf(Math.max(this.#bytes.length * 2, this.#end + needed));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}

/** Shared, though with no thread: V8 counts all others, and looks through its heap the sooner the more of them there are. */
const bytesOf = (length: number): Buffer => Buffer.from(new SharedArrayBuffer(length));

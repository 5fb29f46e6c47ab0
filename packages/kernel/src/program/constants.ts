/** What a written program refers to: functions, names and data of plugins reach it as values, never as text. */
export class Constants {
  readonly values: unknown[] = [];
  readonly #places = new Map<unknown, number>();

  /** The identifier under which the program finds a value. */
  of(value: unknown): string {
    if (value === undefined) return "undefined";
    let place = this.#places.get(value);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.#places.set(value, place);
    }
    return `c${place}`;
  }

  /** Makes every value known to the code after it. */
  declaration(): string {
    return this.values.length === 0 ? "" : `const [${this.values.map((_, place) => `c${place}`).join(", ")}] = values;`;
  }
}

/** A name as part of an identifier, for whoever reads a stack trace: letters and digits of it, nothing else. */
export const readable = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, "_").slice(0, 60);

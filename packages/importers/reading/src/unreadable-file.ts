/** A file that cannot be read at all: what is wrong with it, where, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`"${file}": ${reason}`);
    this.file = file;
  }
}

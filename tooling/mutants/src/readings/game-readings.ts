/** A reading that was altered, and in which way. */
export interface Altered<M> {
  readonly kind: string;
  readonly made: M;
}

/** A printed line, and what was made of it. */
export interface ReadLine<M> {
  readonly line: string;
  readonly made: M;
}

/** What readings of one game are, how they are altered, and what checks them. */
export interface GameReadings<M> {
  /** In the order of the table. */
  readonly kinds: readonly string[];
  /** Readings of files of one's own; of lines of ours without any. */
  readings(files: readonly string[]): readonly ReadLine<M>[];
  /** Every alteration; those that are none, or no reading, are left out by `parsed`. */
  alterationsOf(made: M): Iterable<Altered<M>>;
  /** A reading as its schema takes it; nothing where that does not. */
  parsed(made: M): M | undefined;
  /** Does the checker refuse it? */
  refuses(line: string, made: M): boolean;
}

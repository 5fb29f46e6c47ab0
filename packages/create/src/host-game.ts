/** A game a plugin can join, and what a plugin of it needs to be written and tested. */
export interface HostGame {
  readonly id: string;
  readonly title: string;
  /** What its package exports: the type of its parts, and its declaration. */
  readonly type: string;
  readonly declared: string;
  /** An event of it that all seats may know, for the first rule to hear. */
  readonly heard: string;
  /** How a test makes the base game: lines that define `base`. */
  readonly base: string;
}

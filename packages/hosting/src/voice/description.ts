/** What a card, figure, unit, ability or keyword is and does, in words of our own. */
export interface Description {
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is, and its numbers. */
  readonly kind: string;
  /** What it does, a sentence or two each. */
  readonly sentences: readonly string[];
  /** The keywords in it, explained. */
  readonly keywords: readonly { readonly name: string; readonly text: string }[];
}

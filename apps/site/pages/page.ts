import type { Heading } from "./markdown.js";

/** A page of the site before it is dressed. */
export interface Page {
  /** Where it lies on the site, without `.html`. */
  readonly address: string;
  readonly title: string;
  /** Which part of the site it belongs to: what is marked in the bar, and listed beside it. */
  readonly section: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** What lies beside it, if not the pages of its section. */
  readonly contents?: readonly Contents[];
  /** Whose colours it has. */
  readonly game?: string;
  /** Scripts beside the one every page has. */
  readonly scripts?: readonly string[];
  /** It fills the window: no list beside it, no measure of its lines. */
  readonly isWhole?: boolean;
  /** It draws its own bar. */
  readonly hasOwnBar?: boolean;
}

/** Links that are listed under one head. */
export interface Contents {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly address: string }[];
}

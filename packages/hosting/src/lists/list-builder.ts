/** What a game offers for putting a deck or an army together; `L` is the list as its setup takes it. */
export interface ListBuilder<L = unknown> {
  readonly game: string;
  /** The setup option that takes a list for each side. */
  readonly option: string;
  /** What such a list is called in a sentence. */
  readonly noun: "deck" | "army";
  /** Nothing yet. */
  readonly empty: L;
  readonly ready: readonly { readonly id: string; readonly name: string; readonly list: L }[];
  /** Reads what a player pasted: a text people exchange, or our own JSON. */
  read(text: string): ReadList<L>;
  /** The list as a text people exchange; `read` reads it. */
  write(list: L, name: string): string;
  /** The same in as few letters as a link can have; nothing where the list does not fit that way. */
  brief?(list: L): string | undefined;
  /** The list as a match takes it. */
  named(list: L, name: string): unknown;
  about(list: L): string;
  sections(list: L): readonly ListSection[];
  /** What could be added, by the kind of thing. */
  shelves(list: L): readonly Shelf[];
  change(list: L, id: string, by: 1 | -1): L;
  /** Settles one of the choices that an entry, or a section, gives. */
  choose?(list: L, id: string, choice: string, value: string): L;
  verdict(list: L): Verdict<L>;
  summary(list: L): Summary;
  /** So many cards are a first hand, drawn from these. */
  hand?(list: L): { readonly size: number; readonly cards: readonly string[]; judge(drawn: readonly string[]): string };
}

export interface ReadList<L> {
  /** Nothing where nothing could be read. */
  readonly list: L | undefined;
  readonly name: string | undefined;
  /** What was read, as a sentence. */
  readonly said: string;
  /** Lines that could not be read; line 0 is the text as a whole. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** A part of a list, such as its groups or its command deck. */
export interface ListSection {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entries: readonly ListEntry[];
  /** Said where something more would stand. */
  readonly rest?: string;
  /** What is chosen for the whole of it. */
  readonly choices?: readonly EntryChoice[];
}

/** One of several, such as the size of a unit. */
export interface EntryChoice {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly label: string }[];
}

export interface ListEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly count: number;
  /** More are not allowed. */
  readonly most: number;
  readonly isAtFault: boolean;
  /** What it costs of what the list may cost. */
  readonly cost?: number;
  /** What can be chosen about it. */
  readonly choices?: readonly EntryChoice[];
}

export interface Shelf {
  readonly id: string;
  readonly title: string;
  /** Beside other shelves. */
  readonly label: string;
  readonly about: string;
  readonly placeholder: string;
  /** Adding one more means that another one goes. */
  readonly isFull: boolean;
  readonly tags: readonly Tag[];
  readonly items: readonly ShelfItem[];
}

/** Something that can be searched for by one click. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  /** A card's colour. */
  readonly color?: string;
}

export interface ShelfItem extends Omit<ListEntry, "isAtFault"> {
  readonly tags: readonly string[];
  /** There is always exactly one of its kind, so it takes the other's place. */
  readonly isOnly?: boolean;
  /** What a search looks through. */
  readonly words: string;
}

/** Whether a list may be played, in one sentence, and what would mend it. */
export interface Verdict<L> {
  readonly isLegal: boolean;
  readonly words: string;
  readonly mend?: { readonly words: string; readonly list: L };
}

/** A list in numbers. */
export interface Summary {
  readonly curve?: { readonly average: number; readonly bars: readonly CurveBar[] };
  readonly colors?: readonly ColorShare[];
  readonly points?: { readonly spent: number; readonly of: number; readonly parts: readonly number[] };
  readonly tables: readonly {
    readonly title: string;
    readonly about: string;
    readonly rows: readonly SummaryRow[];
  }[];
}

export interface SummaryRow {
  readonly label: string;
  readonly about: string;
  readonly value: string;
  /** Where there is little room. */
  readonly short?: string;
}

export interface CurveBar {
  readonly label: string;
  readonly shares: readonly ColorShare[];
}

export interface ColorShare {
  readonly color: string;
  readonly count: number;
}

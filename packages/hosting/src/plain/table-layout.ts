/** Where the things on a table lie in a game's slices, for a table that is drawn without code of its own. */
export interface TableLayout {
  /** Cards in a row, or how many there are where they are hidden. */
  readonly zones?: readonly Place[];
  /** Numbers and words: points, the round. */
  readonly counters?: readonly Place[];
  readonly boards?: readonly BoardLayout[];
  /** Which counter tells who is ahead. */
  readonly score?: string;
  /** Which counter tells how far the match is: its round or turn. */
  readonly chapter?: string;
}

/** One part of a slice. */
export interface Place {
  /** The plugin, then the fields: `harbour.hands`. */
  readonly at: string;
  /** What people call it; its last field unless given. */
  readonly title?: string;
  /** A list with an entry for each seat; found out where it is not said. */
  readonly bySeat?: boolean;
}

/** Places that things stand on. */
export interface BoardLayout {
  /** A record of what stands on each place, or a list of it in the order of the places. */
  readonly at: string;
  readonly title?: string;
  /** Rows of squares; their keys are `column,row` from 0, or their number where the slice has a list. */
  readonly grid?: { readonly columns: number; readonly rows: number };
  /** Places anywhere: in hundredths of the board from the left and the top. */
  readonly places?: readonly {
    readonly key: string;
    readonly x: number;
    readonly y: number;
    readonly title?: string;
  }[];
}

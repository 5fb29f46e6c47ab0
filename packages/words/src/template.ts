/** A piece of a template: words as they are, a mark of what is bold, something to fill in, or a part that may be left out. */
export type Piece =
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "bold" }
  | Hole
  | { readonly is: "section"; readonly pieces: readonly Piece[]; readonly text: string };

/** Where a parameter goes. */
export interface Hole {
  readonly is: "hole";
  readonly name: string;
  /** How it is written: as it is, in a form of it, as a count, as a word that goes with a count, as a percentage. */
  readonly as: "" | "." | "|" | "?" | "%";
  /** What stands behind that sign. */
  readonly form: string;
  /** As it stands in the template. */
  readonly text: string;
}

const read = new Map<string, readonly Piece[]>();

/** What a template is made of; each is read once. */
export function piecesOf(template: string): readonly Piece[] {
  let pieces = read.get(template);
  if (pieces === undefined) {
    pieces = piecesIn(template, true);
    // text that came from a player is a template only once
    if (read.size > MOST) read.clear();
    read.set(template, pieces);
  }
  return pieces;
}

const MOST = 5000;

/** The names a template fills in; those within a section may be missing. */
export const namesIn = (template: string): readonly Named[] =>
  piecesOf(template).flatMap((piece) => {
    const isOptional = piece.is === "section";
    return holesIn(isOptional ? piece.pieces : [piece]).map(({ name }) => ({ name, isOptional }));
  });

export interface Named {
  readonly name: string;
  readonly isOptional: boolean;
}

export const holesIn = (pieces: readonly Piece[]): readonly Hole[] =>
  pieces.flatMap((piece) => (piece.is === "hole" ? [piece] : []));

const PIECES = /(\*\*|\[[^[\]]*\{\w[^[\]]*\}[^[\]]*\]|\{\w+(?:[.|?%][^{}]*)?\})/;
const HOLE = /^\{(\w+)(?:([.|?%])([^{}]*))?\}$/;

function piecesIn(template: string, mayHaveSections: boolean): readonly Piece[] {
  return template.split(PIECES).flatMap((text): readonly Piece[] => {
    if (text === "") return [];
    if (text === "**") return [{ is: "bold" }];
    const [, name, as = "", form = ""] = HOLE.exec(text) ?? [];
    if (name !== undefined) return [{ is: "hole", name, as: as as Hole["as"], form, text }];
    if (mayHaveSections && text.startsWith("[") && text.endsWith("]")) {
      const inside = text.slice(1, -1);
      return [{ is: "section", pieces: piecesIn(inside, false), text: inside }];
    }
    return [{ is: "words", text }];
  });
}

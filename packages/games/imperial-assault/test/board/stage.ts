import { type BoardState, compileBoard, type Figure, fieldOf, nameOf, spaceNamed } from "../../src/board/index.js";

export interface StageOptions extends Partial<Pick<BoardState, "openDoors">> {
  /** Letters of the drawing that are figures, with what is special about them; side "red" unless said. */
  readonly figures?: Readonly<Record<string, Partial<Figure>>>;
  /** Terrain under a letter; normal unless said. */
  readonly under?: Readonly<Record<string, string>>;
  /** Letters whose spaces have a shield, or rubble. */
  readonly shields?: string;
  readonly rubble?: string;
}

/** A board drawn as in `MapFacts`, with capital letters for figures and spaces the test speaks of. */
export function stage(drawing: string, options: StageOptions = {}) {
  const lines = drawing.replace(/^\n/, "").replace(/\n *$/, "").split("\n");
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  const lettered = new Map<string, [number, number][]>();
  const bare = lines.map((line, y) =>
    [...line.slice(indent)]
      .map((char, x) => {
        if (!/[A-Z]/.test(char)) return char;
        lettered.set(char, [...(lettered.get(char) ?? []), [(x + 1) / 2, (y + 1) / 2]]);
        return options.under?.[char] ?? ".";
      })
      .join(""),
  );
  const board = compileBoard({ id: "stage", name: "Stage", drawing: bare });
  const on = (letter: string) => (lettered.get(letter) ?? []).map(([column, row]) => row * board.stride + column);
  const figures = Object.entries(options.figures ?? {}).map(([letter, facts]) => ({
    id: letter,
    side: "red",
    ...facts,
    spaces: on(letter),
  }));
  const field = fieldOf(board, {
    openDoors: options.openDoors ?? [],
    rubble: [...(options.rubble ?? "")].flatMap(on),
    shields: [...(options.shields ?? "")].flatMap(on),
    figures,
  });
  return {
    board,
    field,
    /** The space of a letter, or of a printed name. */
    at: (name: string) => on(name)[0] ?? spaceNamed(board, name),
    all: on,
    figure: (letter: string) => figures.find((figure) => figure.id === letter) as Figure,
    names: (spaces: Iterable<number>) => [...spaces].map((space) => nameOf(board, space)),
  };
}

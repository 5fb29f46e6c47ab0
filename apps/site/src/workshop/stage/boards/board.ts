import type { Piece } from "../laying/laying.js";

/** What every drawn position gets. */
export interface BoardProps {
  readonly setup: unknown;
  readonly pieces: readonly Piece[];
  readonly chosen: string | null;
  /** Nothing where the position is only looked at. */
  readonly onPiece?: ((piece: Piece) => void) | undefined;
  readonly onPlace?: ((place: string) => void) | undefined;
}

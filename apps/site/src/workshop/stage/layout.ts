import type { ComponentType } from "react";
import type { BoardProps } from "./boards/board.js";
import type { Laying } from "./laying/laying.js";

/** How positions of a game are laid, and how they are drawn. */
export interface Layout {
  readonly laying: Laying;
  readonly Board: ComponentType<BoardProps>;
}

import { shared } from "../shell/shared.js";

/** A game whose attacks can be counted, and what it is called there. */
export interface CountedGame {
  readonly id: string;
  readonly name: string;
}

/** The games the calculator is for, handed down to the page of each. */
export const [CountedGames, useCountedGames] = shared<readonly CountedGame[]>("in the calculator");

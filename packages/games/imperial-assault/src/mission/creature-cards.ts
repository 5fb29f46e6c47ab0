import type { Board } from "../board/index.js";
import type { FigureCard } from "../facts/deployment-card.js";

/** The card that stands for a kind of mission figure: no other map or mission has it. */
export const creatureCard = ({ id }: Pick<Board, "id">, mission: string, token: string): string =>
  `${id}-${mission}-${token}`;

/** Cards for the neutral figures of a map's missions: Health and defense, and nothing they could do. */
export function creatureCards(board: Board): readonly FigureCard[] {
  return Object.entries(board.missions).flatMap(([mission, { tokens }]) =>
    tokens.flatMap(({ id, label, figure, attackable, places }) => {
      if (!figure) return [];
      const { health = 1, defense = [], block = 0, vp = 0 } = attackable ?? {};
      return [
        {
          id: creatureCard(board, mission, id),
          kind: "figure" as const,
          name: label,
          title: label,
          affiliation: "neutral" as const,
          unique: false,
          elite: false,
          cost: 0,
          figureCost: vp,
          figures: places.length,
          health,
          speed: 0,
          base: { width: 1, length: 1 },
          attack: null,
          defense,
          traits: [],
          keywords: block === 0 ? {} : { block },
          surges: [],
          abilities: [],
        },
      ];
    }),
  );
}

import door from "../../../../../docs/positions/imperial-assault-door.json" with { type: "json" };
import counter from "../../../../../docs/positions/one-piece-counter.json" with { type: "json" };
import overwatch from "../../../../../docs/positions/warhammer-40k-overwatch.json" with { type: "json" };

/** A position of the documentation. */
export interface ReadyPosition {
  readonly title: string;
  /** Its setup with a card in the first player's hand, or an ability on the first player's first unit. */
  with(own: string): unknown;
}

type Plain = Record<string, unknown>;

const POSITIONS: Readonly<Record<string, readonly ReadyPosition[]>> = {
  "imperial-assault": [
    {
      title: door.title,
      with: (own) => {
        const { setup } = structuredClone(door.position) as unknown as { setup: { position: { seats: Plain[] } } };
        inHand(setup.position.seats[0], own);
        return setup;
      },
    },
  ],
  "one-piece": [
    {
      title: counter.title,
      with: (own) => {
        const { setup } = structuredClone(counter.position) as unknown as { setup: { position: { sides: Plain[] } } };
        inHand(setup.position.sides[0], own);
        return setup;
      },
    },
  ],
  "warhammer-40k": [{ title: overwatch.title, with: () => structuredClone(overwatch.position.setup) }],
};

export const positionsOf = (game: string): readonly ReadyPosition[] => POSITIONS[game] ?? [];

function inHand(side: Plain | undefined, card: string): void {
  if (side !== undefined) side.hand = [card, ...((side.hand as readonly unknown[] | undefined) ?? [])];
}

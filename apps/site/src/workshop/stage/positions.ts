/** A position of the documentation. */
export interface ReadyPosition {
  readonly title: string;
  /** Its setup with a card in the first player's hand, where hands are written. */
  with(own: string): unknown;
}

/** Files of docs/positions, which lie beside the page. */
const FILES: Readonly<Record<string, string>> = {
  "imperial-assault": "imperial-assault-door.json",
  "one-piece": "one-piece-counter.json",
  "warhammer-40k": "warhammer-40k-overwatch.json",
};

interface PositionFile {
  readonly title: string;
  readonly position: { readonly setup: { readonly position: Readonly<Record<string, unknown>> } };
}

/** The positions of a game that the documentation shows; none where they cannot be fetched. */
export async function fetchPositions(game: string): Promise<readonly ReadyPosition[]> {
  const answer = await fetch(`positions/${FILES[game]}`).catch(() => undefined);
  if (answer?.ok !== true) return [];
  const { title, position } = (await answer.json()) as PositionFile;
  return [{ title, with: (own) => withInHand(position.setup, own) }];
}

function withInHand(setup: PositionFile["position"]["setup"], card: string): unknown {
  const copy = structuredClone(setup) as { position: { seats?: Side[]; sides?: Side[] } };
  const [side] = copy.position.seats ?? copy.position.sides ?? [];
  if (side !== undefined) side.hand = [card, ...(side.hand ?? [])];
  return copy;
}

interface Side {
  hand?: readonly unknown[];
}

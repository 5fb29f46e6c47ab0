import type { Scene } from "./scene.js";

/** A power token on a card. */
export interface Stored {
  readonly card: string;
  readonly token: string;
}

export const STORED = "do:stored";

/** Power tokens that lie on the card of an ability. */
export const storedOn = ({
  match,
  seat,
  bindings,
}: Scene): readonly { readonly id: number; readonly token: string }[] =>
  match
    .lasting(STORED)
    .filter((one) => one.seat === seat && (one.data as Stored).card === bindings.card)
    .map(({ id, data }) => ({ id, token: (data as Stored).token }));

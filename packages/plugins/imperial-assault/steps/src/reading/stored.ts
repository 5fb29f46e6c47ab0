import type { Scene } from "./scene.js";

/** Power tokens that lie on the card of an ability. */
export const storedOn = ({
  match,
  seat,
  bindings,
}: Scene): readonly { readonly id: number; readonly token: string }[] =>
  match
    .lasting("do:stored")
    .filter((one) => one.seat === seat && one.data.card === bindings.card)
    .map(({ id, data }) => ({ id, token: data.token }));

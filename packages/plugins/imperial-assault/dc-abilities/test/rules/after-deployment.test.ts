import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

const companions = [
  { proves: "droid-master", card: "jarrod-kelvin", id: "0.j4x-7.4.1", at: "b1" },
  { proves: "id10-seeker-droid", card: "iden-versio", id: "0.dio.5.1", at: "a1" },
] as const;

prove(
  companions.map(({ proves, card, id, at }) => ({
    ...deployed,
    proves,
    mine: alone(card),
    choose: at === "a1" ? [] : [at],
    table: { figures: { [id]: { spaces: [at] } } },
    also: [{ value: "figure:control", subject: { figure: id }, base: 1, is: 0, because: [proves] }],
  })),
);

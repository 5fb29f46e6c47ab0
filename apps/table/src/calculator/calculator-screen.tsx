import { COUNTED } from "../games.js";

/** The exact odds of attacks: of the game that the link names. */
export function CalculatorScreen({ link }: { readonly link: URLSearchParams }) {
  const { calculator } = COUNTED.find(({ id }) => id === link.get("game")) ?? COUNTED[0] ?? {};
  return calculator === undefined ? null : <calculator.Screen link={link} />;
}

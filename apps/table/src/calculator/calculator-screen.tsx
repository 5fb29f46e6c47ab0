import { COUNTED } from "../games.js";
import { CountedGames } from "./counted-games.js";

const GAMES = COUNTED.map(({ id, calculator }) => ({ id, name: calculator?.name ?? id }));

/** The exact odds of attacks: of the game that the link names. */
export function CalculatorScreen({ link }: { readonly link: URLSearchParams }) {
  const { calculator } = COUNTED.find(({ id }) => id === link.get("game")) ?? COUNTED[0] ?? {};
  return calculator === undefined ? null : (
    <CountedGames value={GAMES}>
      <calculator.Screen link={link} />
    </CountedGames>
  );
}

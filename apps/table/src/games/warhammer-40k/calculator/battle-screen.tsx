import { lazy } from "react";

const BattleCalculator = lazy(async () => ({ default: (await import("./battle-calculator.js")).BattleCalculator }));
const MatrixScreen = lazy(async () => ({ default: (await import("../matrix/matrix-screen.js")).MatrixScreen }));

/** One attack, or an army against an army where the link names armies. */
export function BattleScreen({ link }: { readonly link: URLSearchParams }) {
  return link.has("armies") ? <MatrixScreen link={link} /> : <BattleCalculator link={link} />;
}

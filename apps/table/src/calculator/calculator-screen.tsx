import { lazy } from "react";

const BattleCalculator = lazy(async () => ({
  default: (await import("./battle/battle-calculator.js")).BattleCalculator,
}));
const SkirmishCalculator = lazy(async () => ({
  default: (await import("./skirmish/skirmish-calculator.js")).SkirmishCalculator,
}));

/** The exact odds of attacks: of Warhammer 40,000, unless the link says Imperial Assault. */
export function CalculatorScreen({ link }: { readonly link: URLSearchParams }) {
  return link.get("game") === "imperial-assault" ? (
    <SkirmishCalculator link={link} />
  ) : (
    <BattleCalculator link={link} />
  );
}

import { choose, type Questions } from "@riposte/kernel";
import { chargesOf, unitOf } from "@riposte/warhammer-40k";
import type { Eleventh, EleventhMatch } from "../declared.js";

/** No unit charges farther, whatever is added. */
const FARTHEST = 12;
/** A roll of this without anything added is too short for any charge. */
const SHORTEST = 2;

type Charge = ReturnType<typeof chargesOf>[number];

/** The unit selected in the phase charges, unless the procedure was called for another. */
export function beginCharge(match: EleventhMatch): void {
  if (match.vars.unit !== undefined) return;
  const { acting } = match.slices["warhammer-40k"];
  match.setVar("unit", acting);
  match.queue({ type: "unit:rush", unit: acting as string });
}

/** Charges that the roll on the table reaches. */
function reached(match: EleventhMatch): readonly Charge[] {
  const unit = unitOf(match, String(match.vars.unit));
  const { roll } = match.slices["warhammer-40k"];
  const rolled = (roll?.dice ?? []).reduce((sum, { face }) => sum + face, 0);
  const only = match.vars.targets as readonly string[] | undefined;
  return chargesOf(match, unit).filter(({ targets, inches }) => {
    const added = match.value("unit:roll", { unit: unit.id, roll: "charge", targets: [...targets] }, 0);
    const isWanted = only === undefined || targets.join("+") === only.join("+");
    if (rolled <= SHORTEST && added <= 0) return false;
    return isWanted && inches <= Math.min(Number(match.vars.most ?? FARTHEST), rolled + added);
  });
}

/** Targets are chosen after the roll, among those it reaches. */
export function aimCharge(match: EleventhMatch): void {
  const unit = String(match.vars.unit);
  if (reached(match).length > 0) {
    if (match.vars.targets === undefined) match.ask("11e:charge", unitOf(match, unit).seat);
    return;
  }
  match.setVar("targets", null);
  match.queue({ type: "roll:clear" });
  match.queue({ type: "unit:charge", unit, to: null, heroic: false });
}

export const isAimed = (match: EleventhMatch): boolean => Array.isArray(match.vars.targets);

export const chargeQuestions: Pick<Questions<Eleventh>, "11e:charge"> = {
  "11e:charge": {
    prompt: (_asked, match) => ({ id: "wh:charge", params: { unit: String(match.vars.unit) } }),
    publicName: "11e:charge",
    choices: (_asked, match) =>
      choose.one([
        ...reached(match).map(({ targets, inches }) => ({
          key: targets.join("+"),
          label: { id: "wh:charge-at", params: { unit: targets.join(", "), inches } },
        })),
        { key: "stay", label: { id: "wh:stay" } },
      ]),
    answer(answer, _asked, match) {
      if (answer !== "stay") {
        match.setVar("targets", String(answer).split("+"));
        return;
      }
      match.setVar("targets", null);
      match.queue({ type: "roll:clear" });
      match.queue({ type: "unit:charge", unit: String(match.vars.unit), to: null, heroic: false });
    },
  },
};

import { isDestroyed } from "@riposte/warhammer-40k";
import { lazy } from "react";
import type { Seen, Standing, TableParts } from "../../../tables/table-parts.js";
import { ActingUnit } from "./acting-unit.js";
import { Battlefield } from "./battlefield.js";
import { LineUps } from "./line-ups.js";
import { lookOfOption } from "./look-of-option.js";
import { previewOf } from "./preview.js";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { isOnField } from "./way-to.js";

const PHASES: readonly string[] = ["movement", "shooting", "charge", "fight"];

/** The battle's table. */
export const warhammer40kParts: TableParts = {
  standing: standingOf,
  turnOf: (seen) => (battleOf(seen).round === 0 ? seen.own : battleOf(seen).turn),
  course: (seen) => {
    const { phase, round } = battleOf(seen);
    return round === 0 || phase === "command" ? null : { steps: texts.steps, at: PHASES.indexOf(phase) };
  },
  Stage: Battlefield,
  spoken: async () => (await import("./spoken.js")).spokenField,
  Rail: LineUps,
  look: lookOfOption,
  isOnTable: isOnField,
  // no match begins with a shot
  Strip: lazy(async () => ({ default: (await import("./shooting-strip.js")).ShootingStrip })),
  isResolving: (seen) => battleOf(seen).volleys.at(-1)?.attack != null || seen.outlook !== null,
  Own: ActingUnit,
  ownOnPhone: { at: "tab", name: texts.unitTab },
  preview: previewOf,
};

function standingOf(seen: Seen): Standing {
  const { round, turn, phase, sides, units } = battleOf(seen);
  const standing = (seat: number) =>
    Object.values(units).filter((unit) => unit.seat === seat && !isDestroyed(unit)).length;
  const own = seen.own ?? 0;
  const [one, other] = [sides[own]?.army?.name, sides[1 - own]?.army?.name];
  const [left, right] = [standing(own), standing(1 - own)];
  return {
    place: one !== undefined && other !== undefined ? texts.against(one, other) : texts.armies(left, right),
    scores: sides.map(({ victoryPoints }) => victoryPoints),
    unit: texts.points,
    chapter: texts.round(round),
    moment: round === 0 ? texts.settingUp : texts.phase(seen.players[turn]?.whose ?? "", texts.phases[phase]),
  };
}

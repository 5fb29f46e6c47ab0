import type { Prospect } from "@riposte/catalog";
import type { Option } from "@riposte/kernel";
import { countModels } from "@riposte/warhammer-40k";
import { percent } from "../../look/percent.js";
import { TokenIcon } from "../../look/token.js";
import type { OptionLook, Seen } from "../table-parts.js";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { roleOf } from "./unit-role.js";

/** The unit an answer is about, and what shooting at it comes to. */
export function lookOfOption(seen: Seen, { key, label }: Option): OptionLook {
  const { units } = battleOf(seen);
  const unit = units[String(label?.params?.unit ?? key)];
  if (unit === undefined) return {};
  const prospect = seen.outlook?.answers[String(key)];
  return {
    picture: (
      <TokenIcon side={seen.players[unit.seat]?.side ?? "foe"} role={roleOf(unit)} health={1} damage={0} size={30} />
    ),
    ...(prospect !== undefined && { leadsTo: leadsTo(prospect, countModels(unit)) }),
  };
}

/** The one number that says most: all of them, some of them, or only wounds. */
function leadsTo({ defeat, slain = [], damage }: Prospect, models: number): NonNullable<OptionLook["leadsTo"]> {
  const mean = (law: readonly number[]) => law.reduce((sum, chance, count) => sum + chance * count, 0);
  if (defeat >= 0.02) return { figure: percent(defeat), words: texts.wipedOut };
  if (models > 1) return { figure: mean(slain).toFixed(1), words: texts.slainOf };
  return { figure: mean(damage).toFixed(1), words: texts.damage };
}

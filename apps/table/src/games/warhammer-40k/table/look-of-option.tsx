import type { Prospect } from "@riposte/hosting";
import { stratagemsPlayed } from "@riposte/hosting/warhammer-40k";
import type { Option } from "@riposte/kernel";
import { countModels, distanceBetween, woundsLeft } from "@riposte/warhammer-40k";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import type { OptionLook, Seen } from "../../../tables/table-parts.js";
import { optionsIn } from "../../../tables/table-props.js";
import { choiceWords } from "./choice-words.js";
import { battleOf, moveOf, nameOf, weaponIn } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { roleOf } from "./unit-role.js";

/** The unit an answer is about, and what shooting at it comes to. */
export function lookOfOption(seen: Seen, { key, label }: Option): OptionLook {
  const { units, acting } = battleOf(seen);
  const unit = units[String(label?.params?.unit ?? key)];
  const does = doesOf(seen, String(key), label?.params?.name);
  const told = does === undefined ? {} : { detail: does };
  if (unit === undefined) return told;
  const prospect = seen.outlook?.answers[String(key)];
  const shooter = units[acting ?? ""];
  const weapon = label?.params?.weapon;
  return {
    ...told,
    ...(weapon !== undefined && {
      title: nameOf(seen, unit),
      detail: [
        ...(isModal(seen) ? [seen.voice.spell?.(String(weapon)) ?? String(weapon)] : []),
        ...(shooter?.place == null || unit.place === null ? [] : [texts.inch(distanceBetween(shooter, unit))]),
        texts.left(countModels(unit), woundsLeft(unit)),
      ].join(", "),
    }),
    picture: (
      <TokenIcon side={seen.players[unit.seat]?.side ?? "foe"} role={roleOf(unit)} health={1} damage={0} size={30} />
    ),
    ...(prospect !== undefined && { leadsTo: leadsTo(prospect, countModels(unit)) }),
  };
}

/** What a stratagem, a choice of the army or a way to move does. */
function doesOf(seen: Seen, key: string, name: unknown): string | undefined {
  const { units, acting } = battleOf(seen);
  const mover = units[acting ?? ""];
  const { decision } = seen.view;
  const moves = decision?.own === true && decision.prompt.id === "wh:move" ? texts.ways[key] : undefined;
  if (mover !== undefined && moves !== undefined) return moves(moveOf(seen, mover));
  const played = stratagemsPlayed(battleOf(seen).terms === undefined ? "10" : "11");
  return choiceWords(seen, key) ?? played.find((one) => one.name === name)?.gist;
}

/** Is the way to shoot a part of the answer? */
const isModal = ({ view }: Seen): boolean => new Set(optionsIn(view).flatMap(weaponIn)).size > 1;

/** The one number that says most: all of them, some of them, or only wounds. */
function leadsTo({ defeat, slain = [], damage }: Prospect, models: number): NonNullable<OptionLook["leadsTo"]> {
  const mean = (law: readonly number[]) => law.reduce((sum, chance, count) => sum + chance * count, 0);
  if (defeat >= 0.02) return { figure: percent(defeat), words: texts.wipedOut };
  if (models > 1) return { figure: mean(slain).toFixed(1), words: texts.slainOf };
  return { figure: mean(damage).toFixed(1), words: texts.damage };
}

import { contextAtTable as context, gistSentences } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { Die } from "../../../look/late-die.js";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import type { OptionLook, Seen } from "../../../tables/table-parts.js";
import { asItLies } from "./as-it-lies.js";
import { shownOn } from "./die-face.js";
import { figureName, groupName, lookOf } from "./figure-looks.js";
import { idsIn } from "./figure-options.js";
import { dieWords, rerollOf } from "./reroll-of.js";
import { skirmishTexts as texts } from "./texts.js";

type Attack = Table["attacks"][number];

/** What an answer is about: a die, a figure or a card, and the chance it leads to. */
export function lookOfOption(seen: Seen, option: Option): OptionLook {
  const table = seen.view.slices["imperial-assault"] as Table;
  const prospect = seen.outlook?.answers[String(option.key)];
  const leadsTo =
    prospect === undefined ? {} : { leadsTo: { figure: percent(prospect.defeat), words: texts.toDefeat } };
  return { ...about(seen, table, option), ...leadsTo };
}

/** What an ability does that a figure has printed on its card. */
function abilityIn(table: Table, { label }: Option): string | undefined {
  const { ability, figure } = label?.params ?? {};
  const card = context().facts.deployment[table.figures[String(figure)]?.card ?? ""];
  const printed = card?.abilities.find(({ name }) => name === ability);
  return printed === undefined ? undefined : gistSentences(printed.gist);
}

/** What is done when it stays as it lies; what surges may still change is not told as the end of it. */
function standing(table: Table, attack: Attack, { numbers, outlook }: Seen): string {
  const { left, damage, missed } = asItLies(table, attack, numbers);
  const mayFall = (outlook?.answers.pass?.defeat ?? 0) > 0;
  if (mayFall && (missed !== null || (left !== null && left > damage)))
    return texts.soFar(missed === null ? damage : 0);
  return missed !== null ? texts.misses : texts.stands(damage, left === null ? null : left > damage);
}

/** What declining means where an attack stands. */
function declined({ decision }: Seen["view"], attack: Attack): OptionLook {
  if (decision?.own !== true || decision.choice.kind !== "one") return {};
  if (decision.window === "attack:surges") return { title: texts.noMoreSurges };
  if (decision.window !== "attack:rerolls") return {};
  const dice = new Set(decision.choice.options.flatMap((one) => rerollOf(one, attack) ?? []));
  return dice.size === 0 ? {} : { title: texts.keepDice(dice.size) };
}

function about(seen: Seen, table: Table, option: Option): OptionLook {
  const { view } = seen;
  const attack = table.attacks.at(-1);
  const reroll = attack === undefined ? null : rerollOf(option, attack);
  const rolled = reroll === null ? undefined : attack?.dice[reroll];
  if (rolled !== undefined) {
    const { marks, words } = shownOn(rolled);
    return {
      title: dieWords(rolled.die, view),
      detail: texts.showing(words),
      picture: <Die colour={rolled.die} marks={marks} size={40} label={words} />,
    };
  }
  if (attack !== undefined && option.key === "pass")
    return { ...declined(view, attack), ...(attack.dice.length > 0 && { detail: standing(table, attack, seen) }) };
  const words = idsIn(option);
  const group = words.map((word) => table.groups[word]).find((one) => one !== undefined);
  const figure = words.map((word) => table.figures[word]).find((one) => one !== undefined);
  if (figure !== undefined && words[0] !== "attack")
    return {
      title: figureName(seen.voice, figure),
      picture: <TokenIcon {...lookOf(table, figure, seen)} size={30} />,
    };
  if (figure !== undefined) return { picture: <TokenIcon {...lookOf(table, figure, seen)} size={30} /> };
  const first = table.figures[group?.figures[0] ?? ""];
  if (group !== undefined && first !== undefined) {
    const { attack: weapon } = context().body(first.card);
    const { number: _number, isElite: _isElite, ...look } = lookOf(table, first, seen);
    return {
      title: groupName(group),
      detail: texts.figures(group.figures.length, weapon?.type ?? null),
      picture: <TokenIcon {...look} health={1} damage={0} hasActed={false} badges={[]} size={30} />,
    };
  }
  const does = abilityIn(table, option);
  if (does !== undefined) return { detail: does };
  const card = context().facts.command[/^cc:([a-z0-9-]+)/.exec(String(option.key))?.[1] ?? ""];
  return card === undefined ? {} : { detail: gistSentences(card.gist) };
}

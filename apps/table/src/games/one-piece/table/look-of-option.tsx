import { cardsIn, onePieceContext as context } from "@riposte/hosting/one-piece";
import type { Option } from "@riposte/kernel";
import type { OptionLook, Seen } from "../../../tables/table-parts.js";
import { countOf, powerOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

export const lookOfOption = (seen: Seen, option: Option): OptionLook => {
  const leads = leadsTo(seen, option);
  const { id, params } = option.label ?? {};
  const card = cardsIn(option.key)[0];
  const code = card === undefined ? undefined : tableOf(seen).cards[card]?.code;
  const gist = code === undefined ? undefined : context().info(code).gist;
  const name = String(params?.name ?? "");
  return {
    ...(leads !== undefined && { leadsTo: leads }),
    ...(id === "op:counter-with" && {
      title: `${name}, ${texts.counter(Number(params?.amount))}`,
      detail: leads === undefined ? texts.discardFor(String(params?.target ?? "")) : texts.discard,
    }),
    ...(isDeclining(option) && asItStands(seen)),
    ...((id === "op:play" || id === "op:card") && gist !== undefined && { detail: gist }),
  };
};

/** What an answer comes to in the battle, or what an attack would meet. */
export function leadsTo(seen: Seen, option: Option): OptionLook["leadsTo"] {
  const { key, label } = option;
  const table = tableOf(seen);
  const [first, second] = cardsIn(key);
  const { battle } = table;
  if (label?.id === "op:attack" && first !== undefined && second !== undefined)
    return {
      figure: `${powerOf(seen, first) ?? 0}`,
      words: `${texts.against} ${powerOf(seen, second) ?? 0}`,
      tone: (powerOf(seen, first) ?? 0) >= (powerOf(seen, second) ?? 0) ? "good" : "bad",
    };
  if (battle === null) return undefined;
  const [attack, defence] = [powerOf(seen, battle.attacker) ?? 0, powerOf(seen, battle.target) ?? 0];
  if (label?.id === "op:counter-with") {
    if (second !== battle.target) return undefined;
    const power = defence + Number(label.params?.amount ?? 0);
    const stops = power > attack;
    return { figure: String(power), words: stops ? texts.stops : texts.short, tone: stops ? "good" : "bad" };
  }
  const isLeader = table.cards[battle.target]?.zone === "leader";
  if (!isDeclining(option) || attack < defence || !isLeader) return undefined;
  const life = countOf(sideOf(table, 1 - battle.seat).life);
  if (life === 0) return { figure: texts.lost, words: texts.noLife, tone: "bad" };
  return { figure: `${life} → ${life - 1}`, words: texts.life, tone: "bad" };
}

/** A counter for a card that is not attacked: it may be spent so, but stops nothing. */
export function isForAnother(seen: Seen, { key, label }: Option): boolean {
  const { battle } = tableOf(seen);
  return label?.id === "op:counter-with" && battle !== null && cardsIn(key)[1] !== battle.target;
}

const isDeclining = ({ label }: Option): boolean => label?.id === "op:no-counter" || label?.id === "op:no-block";

/** What the attack does if nothing is done any more; what it costs a Leader is a number of its own. */
function asItStands(seen: Seen): OptionLook {
  const { battle, cards } = tableOf(seen);
  if (battle === null) return {};
  if ((powerOf(seen, battle.attacker) ?? 0) < (powerOf(seen, battle.target) ?? 0)) return { detail: texts.stopped };
  const { zone, code = "" } = cards[battle.target] ?? {};
  return zone === "leader" ? {} : { detail: `${context().info(code).name} ${texts.knockedOut}` };
}

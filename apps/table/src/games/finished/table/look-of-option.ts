import type { SeenTable } from "@riposte/finished";
import { abilityName, finishedFacts } from "@riposte/hosting/finished";
import type { Option } from "@riposte/kernel";
import type { OptionLook, Seen } from "../../../tables/table-parts.js";
import { deskTexts as texts } from "./texts.js";
import { ifTurnEnds } from "./turn-end.js";

const gists = new Map(finishedFacts.abilities.map(({ id, gist }) => [id as string, gist]));
const abilities = new Map(finishedFacts.cards.map(({ number, ability }) => [number, ability]));

/** What using a card does and costs, and what ending the turn leads to. */
export function lookOfOption({ view }: Seen, { key, label }: Option): OptionLook {
  if (key === "end") return { detail: texts.ends(ifTurnEnds(view.slices.finished as SeenTable)) };
  const ability = typeof key === "number" && label?.id === "finished:use" ? abilities.get(key) : undefined;
  if (ability === undefined) return {};
  const gist = texts.brief[ability] ?? gists.get(ability);
  return {
    title: texts.use(Number(key), abilityName(ability)),
    ...(gist !== undefined && { detail: gist }),
    leadsTo: { figure: "1", words: texts.candyCost },
  };
}

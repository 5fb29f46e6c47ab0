import { finishedFacts } from "@riposte/catalog/finished";
import type { Option } from "@riposte/kernel";
import type { OptionLook, Seen } from "../table-parts.js";

const gists = new Map(finishedFacts.abilities.map(({ id, gist }) => [id as string, gist]));
const abilities = new Map(finishedFacts.cards.map(({ number, ability }) => [number, ability]));

/** What using a card does. */
export function lookOfOption(_seen: Seen, { key, label }: Option): OptionLook {
  const gist =
    typeof key === "number" && label?.id === "finished:use" ? gists.get(abilities.get(key) ?? "") : undefined;
  return gist === undefined ? {} : { detail: gist };
}

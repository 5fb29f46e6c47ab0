import type { Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import { skirmishTexts as texts } from "./texts.js";

type Attack = Table["attacks"][number];

/** Which die of the attack an option is about: one that is rolled again, taken away or read. */
export function rerollOf({ key, label }: Option, { dice }: Attack): number | null {
  const places = { "ia:reroll": /:(\d+)$/, "do:die": /^(\d+)$/ } as Readonly<Record<string, RegExp>>;
  const at = Number(places[label?.id ?? ""]?.exec(String(key))?.[1] ?? -1);
  return dice[at] !== undefined && dice[at].die === label?.params?.die ? at : null;
}

/** What choosing a die does, as far as its question says. */
export const dieWords = (die: string, { decision }: View): string =>
  decision?.own !== true || /reroll/.test(decision.prompt.id) ? texts.rerollDie(die) : texts.thisDie(die);

import { capital } from "@riposte/words";
import type { Seen } from "../../../tables/table-parts.js";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";

interface Effect {
  readonly do: string;
  readonly action?: string;
  readonly roll?: string;
  readonly dice?: string;
  readonly by?: number;
}

interface Ability {
  readonly choice?: { readonly id: string; readonly mark: string };
  readonly mechanics?: readonly {
    readonly if?: { readonly is: string; readonly mark?: string; readonly value?: string };
    readonly effects?: readonly Effect[];
  }[];
}

/** What choosing an ability of the army does: the effects that hold while its mark lies there, in words. */
export function choiceWords(seen: Seen, key: string): string | undefined {
  const { rules = [], detachment } = battleOf(seen).sides[seen.own ?? 0]?.army ?? {};
  const abilities = [...rules, ...(detachment === undefined ? [] : [detachment])].flatMap((one) => one.abilities);
  const [id, ...rest] = key.split("/");
  const chosen = (abilities as readonly Ability[]).find(({ choice }) => choice?.id === id);
  const effects = chosen?.mechanics?.flatMap(({ if: when, effects: done = [] }) =>
    when?.is === "marked" &&
    when.mark === chosen.choice?.mark &&
    (when.value === undefined || rest.includes(when.value))
      ? done
      : [],
  );
  const words = effects?.flatMap((effect) => wordsOf(effect) ?? []) ?? [];
  return words.length === 0 ? undefined : capital(`${words.join(", ")}.`);
}

function wordsOf({ do: does, action = "", roll = "", dice, by = 0 }: Effect): string | undefined {
  if (does === "permit") return texts.permits[action];
  if (does === "reroll") return texts.rerolls(roll, dice === "ones");
  return does === "modRoll" ? texts.modifies(roll, by) : undefined;
}

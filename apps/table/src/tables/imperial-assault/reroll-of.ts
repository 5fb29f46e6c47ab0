import type { Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";

type Attack = Table["attacks"][number];

/** Which die of the attack an option rolls again. */
export function rerollOf({ key, label }: Option, { dice }: Attack): number | null {
  const at = Number(/:(\d+)$/.exec(String(key))?.[1] ?? -1);
  return label?.id === "ia:reroll" && dice[at]?.die === label.params?.die ? at : null;
}

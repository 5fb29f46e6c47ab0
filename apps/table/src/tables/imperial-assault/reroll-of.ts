import type { Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";

type Attack = Table["attacks"][number];

/** Which die of the attack an option rolls again. */
export function rerollOf({ key, label }: Option, { dice }: Attack): number | null {
  const at = Number(/:(\d+)$/.exec(String(key))?.[1] ?? -1);
  const { die, face } = (label?.params ?? {}) as { readonly die?: unknown; readonly face?: unknown };
  const rolled = dice[at];
  return rolled !== undefined && rolled.die === die && rolled.face + 1 === face ? at : null;
}

import type { Option } from "@riposte/kernel";
import type { Seen } from "../../../tables/table-parts.js";
import { optionsIn } from "../../../tables/table-props.js";
import { battleOf } from "./seen-battle.js";

/** The answer that pointing at a unit gives: the unit itself, or the only one that is about it, to shoot at it say. */
export function wayTo(options: readonly Option[], unit: string): Option | undefined {
  const own = options.find(({ key }) => key === unit);
  if (own !== undefined) return own;
  const found = options.filter(({ key }) =>
    String(key)
      .split(/[>:</]/)
      .includes(unit),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Is it given by pointing at a unit on the field? */
export const isOnField = (seen: Seen, { key }: Option): boolean => {
  const options = optionsIn(seen.view);
  return Object.values(battleOf(seen).units).some(({ id, place }) => place !== null && wayTo(options, id)?.key === key);
};

import { warhammerUnits } from "@riposte/hosting/warhammer-40k";
import { TokenIcon } from "../../../look/token.js";
import { roleOf } from "../table/unit-role.js";

/** One of a unit's models, with a segment of its ring for each wound it has. */
export function BattlePicture({ id }: { readonly id: string }) {
  const unit = warhammerUnits().find((sheet) => sheet.id === id.replace(/-\d+$/, "")) ?? null;
  return (
    <TokenIcon
      side="you"
      role={unit === null ? "trooper" : roleOf(unit)}
      health={unit?.models[0]?.W ?? 1}
      damage={0}
      size={46}
    />
  );
}

import type { LogPart } from "@riposte/hosting";
import type { StageProps, TableParts } from "../../tables/table-parts.js";
import { ToldAloud } from "./told-aloud.js";
import { WalkedTable } from "./walked-table.js";

interface ForTheEarProps {
  readonly stage: StageProps;
  readonly parts: TableParts;
  readonly log: readonly LogPart[];
}

/** The table and what happens on it, for a player who hears them. */
export const ForTheEar = ({ stage, parts: { spoken, look }, log }: ForTheEarProps) => (
  <>
    {spoken !== undefined && <WalkedTable stage={stage} load={spoken} look={look} />}
    <ToldAloud log={log} own={stage.own} />
  </>
);

import type { Voice } from "@riposte/hosting";
import type { Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { fill, listed, shown } from "@riposte/words";
import { ownWay } from "./own-way.js";

interface WayToldProps {
  readonly table: Table;
  readonly all: readonly Option[];
  /** Places the way leads over, and the one it leads to. */
  readonly stops: readonly Option[];
  readonly voice: Voice;
  readonly className: string;
}

/** Who could answer a step of the way, before it is taken. */
export function WayTold({ table, all, stops, voice, className }: WayToldProps) {
  const { by = [] } = ownWay(table, all, stops) ?? {};
  if (by.length === 0) return null;
  const watchers = listed(by.map((name) => shown(name, voice)));
  return (
    <p className={className} role="status">
      {fill("On this way a step may be answered by {watchers}.", { watchers })}
    </p>
  );
}

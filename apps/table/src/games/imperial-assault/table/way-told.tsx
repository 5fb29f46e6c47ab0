import type { Voice } from "@riposte/hosting";
import type { Option } from "@riposte/kernel";
import { fill, listed, shown } from "@riposte/words";

interface WayToldProps {
  readonly option: Option;
  readonly voice: Voice;
  readonly className: string;
}

/** Who could answer a step of the way, before it is taken. */
export function WayTold({ option: { label }, voice, className }: WayToldProps) {
  const by = label?.params?.by as readonly string[] | undefined;
  if (by === undefined) return null;
  const watchers = listed(by.map((name) => shown(name, voice)));
  return (
    <p className={className} role="status">
      {fill("On this way a step may be answered by {watchers}.", { watchers })}
    </p>
  );
}

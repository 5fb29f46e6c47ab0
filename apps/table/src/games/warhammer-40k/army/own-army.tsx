import { useEffect, useRef } from "react";
import { BringArmy } from "./bring-army.js";
import { keptArmy } from "./kept-army.js";

interface OwnArmyProps {
  /** The army as a match takes it, as text; nothing while there is none. */
  readonly onChange: (text: string) => void;
}

/** A side's own army: that of last time until another is brought. */
export function OwnArmy({ onChange }: OwnArmyProps) {
  const tell = (army: unknown) => onChange(army === undefined ? "" : JSON.stringify(army));
  const begin = useRef(tell);
  useEffect(() => begin.current(keptArmy()), []);
  return <BringArmy onArmy={tell} />;
}

import { z } from "zod";

const anything = z.looseObject({});
const once = { subject: anything, protocol: "once" } as const;

/** Every moment where players may react, in the order of the rules (rules 9). */
export const windows = {
  "round:start": once,
  // where an edition opens them
  "turn:start": once,
  "turn:end": once,
  "phase:start": once,
  "command:start": once,
  "command:end": once,
  "battle-shock:test": once,
  "move:start": once,
  "move:end": once,
  "movement:end": once,
  "unit:selected": once,
  "targets:declared": once,
  // any roll has been made: Command Re-roll
  "roll:made": once,
  "volley:resolved": once,
  "charge:declared": once,
  "charge:moved": once,
  "unit:fought": once,
  "phase:end": once,
} as const;

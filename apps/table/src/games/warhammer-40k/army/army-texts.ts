import { counted } from "@riposte/words";
/** What is said where a player brings an army of Warhammer 40,000. */
export const armyTexts = {
  bring: "Bring your army",
  hint: "Paste the list your app or New Recruit copies, or drop it: text, .ros, .rosz, roster JSON, our army file. Text needs datasheets: drop those too.",
  open: "Open files",
  pasted: "what you pasted",
  /** The army of last time. */
  kept: (name: string) => `${name}, as you brought it last. Paste another to change it.`,
  read: (name: string, units: number, points: number) => `${name}: ${counted(units, "unit")}, ${points} points.`,
  known: (units: number) => `${counted(units, "unit")} known. Now paste the list.`,
  needsDatasheets:
    "A text names units and no more. Drop their datasheets here too (BattleScribe catalogues, game-datacards, or what riposte datasheets wrote), or export a roster file: it brings its own.",
  notUnderstood: (name: string) => `${name} is not understood in full. Mend the list, and it is read again.`,
  goOn: "Go on without what is not known",
  without: (name: string, units: number) => `${name}: ${counted(units, "unit")}, without what is named here.`,
  noDatasheets: (files: readonly string[]) => `There are no datasheets in ${files.join(", ")}.`,
  unreadable: "That cannot be read.",
} as const;

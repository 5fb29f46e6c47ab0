import type { Sketch } from "./sketch.js";

export type Mission = NonNullable<Sketch["missions"]["a"]>;
export type Rule = Mission["rules"][number];

/** What a field of a rule asks for. */
export type Field = "token" | "control" | "vp" | "amount" | "spaces";

/** Rules that are written by choosing: what they say, and what they want to know. */
export const RULE_KINDS: readonly {
  readonly type: Rule["type"];
  readonly label: string;
  readonly fields: readonly Field[];
}[] = [
  { type: "score-control", label: "Points for what a player controls", fields: ["control", "vp"] },
  { type: "score-carried", label: "Points for tokens carried home", fields: ["token", "vp"] },
  { type: "count-in-zone", label: "Points while tokens lie in a zone", fields: ["token", "vp"] },
  { type: "damage-adjacent-figures", label: "Tokens harm figures next to them", fields: ["token", "amount"] },
  { type: "move-tokens", label: "Tokens move to the nearest figure", fields: ["token", "spaces"] },
  { type: "push-controlled", label: "Players push tokens they control", fields: ["token", "spaces"] },
  { type: "swap-tokens", label: "Players swap two tokens", fields: ["token"] },
  { type: "open-doors", label: "Who controls it opens a door", fields: ["control"] },
];

/** What there is to be controlled on a map. */
export function controlsOf(
  sketch: Sketch,
  mission: Mission,
): readonly { readonly id: string; readonly label: string }[] {
  return [
    { id: "terminals", label: "the terminals" },
    ...sketch.areas.map(({ id, name }) => ({ id: `area:${id}`, label: name })),
    ...mission.tokens.map(({ id, label }) => ({ id: `token:${id}`, label: `${label} tokens` })),
  ];
}

/** What was chosen for a rule. */
export interface Filled {
  readonly token: string;
  readonly control: string;
  readonly vp: number;
  readonly amount: number;
  readonly spaces: number;
}

/** The rule as a map file has it. */
export function ruleOf(type: Rule["type"], { token, control, vp, amount, spaces }: Filled): Rule {
  const [kind = "", id = ""] = control.split(":");
  const controlled = kind === "terminals" ? { terminals: true } : { [kind]: id };
  const when = "end-of-round";
  const rules: Readonly<Record<string, object>> = {
    "score-control": { when, control: controlled, vp },
    "score-carried": { when, token, vp, discard: true },
    "count-in-zone": { when: "always", token, vp },
    "damage-adjacent-figures": { when, token, amount },
    "move-tokens": { when, token, spaces, toward: "nearest-figure" },
    "push-controlled": { when, token, spaces },
    "swap-tokens": { when, token },
    "open-doors": { when, control: controlled },
  };
  return { type, ...rules[type] } as Rule;
}

import { contextAtTable as context, numberIn } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import type { SymbolName } from "../../../look/icon.js";
import type { TokenLook } from "../../../look/token.js";
import type { Seen } from "../../../tables/table-parts.js";
import { roleOf } from "./figure-role.js";

type Figure = Table["figures"][string];
type Group = Table["groups"][string];

/** Is it the elite of figures who come in two kinds? Their titles say more than their name. */
function isElite(card: string): boolean {
  const printed = context().facts.deployment[card];
  return printed?.kind === "figure" && printed.elite && !printed.unique && printed.title !== printed.name;
}

/** "Riot Trooper, elite". */
export function groupName({ card }: Pick<Group, "card">): string {
  const name = context().facts.deployment[card]?.name ?? card;
  return isElite(card) ? `${name}, elite` : name;
}

/** "Riot Trooper 2": as questions and the log call it. */
export const figureName = ({ spell }: Seen["voice"], { id }: Pick<Figure, "id">): string => spell?.(id) ?? id;

/** Health left, and how much a figure has when it is well. */
export function healthOf(figure: Figure, numbers: readonly { readonly id: string; readonly value: number }[]) {
  const full = numbers.find(({ id }) => id === `${figure.id}.health`)?.value ?? context().body(figure.card).health;
  return { full, left: Math.max(0, full - figure.damage) };
}

const BADGES: Readonly<Record<string, SymbolName>> = {
  focus: "focus",
  hide: "under",
  stun: "surge",
  weaken: "down",
  bleed: "claw",
};

export function lookOf(
  table: Table,
  figure: Figure,
  { players, numbers }: Pick<Seen, "players" | "numbers">,
): TokenLook {
  const { full } = healthOf(figure, numbers);
  const number = numberIn(context(), figure.id);
  const group = table.groups[figure.group];
  const isActive = table.activation?.group === figure.group;
  return {
    side: players[figure.seat]?.side ?? "nobody",
    role: roleOf(context().body(figure.card)),
    health: full,
    damage: figure.damage,
    hasActed: group?.ready === false && !isActive && players[figure.seat] !== undefined,
    badges: figure.conditions.flatMap((condition) => BADGES[condition] ?? []),
    isElite: isElite(figure.card),
    ...(number !== undefined && { number }),
  };
}

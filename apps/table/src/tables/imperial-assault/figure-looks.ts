import { contextAtTable as context } from "@riposte/catalog/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import type { SymbolName } from "../../look/icon.js";
import type { TokenLook } from "../../look/token.js";
import type { Player } from "../../match/players.js";
import { roleOf } from "./figure-role.js";

type Figure = Table["figures"][string];
type Group = Table["groups"][string];

/** "Riot Trooper, elite". */
export function groupName({ card }: Pick<Group, "card">): string {
  const printed = context().facts.deployment[card];
  if (printed === undefined) return card;
  return "elite" in printed && printed.elite && !printed.unique ? `${printed.name}, elite` : printed.name;
}

/** "Riot Trooper 2": the printed name, with a number where its group has several. */
export function figureName(table: Table, figure: Figure): string {
  const number = numberOf(table, figure);
  const { name } = context().body(figure.card);
  return number === undefined ? name : `${name} ${number}`;
}

/** A figure's number in a group of several. */
function numberOf(_table: Table, { id, card }: Figure): number | undefined {
  const printed = context().facts.deployment[card] ?? context().creatures.get(card);
  const number = Number(id.split(/[.-]/).at(-1));
  return printed?.kind === "figure" && printed.figures > 1 && Number.isInteger(number) ? number : undefined;
}

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
  players: readonly Player[],
  numbers: readonly { readonly id: string; readonly value: number }[],
): TokenLook {
  const { full } = healthOf(figure, numbers);
  const number = numberOf(table, figure);
  const group = table.groups[figure.group];
  const isActive = table.activation?.group === figure.group;
  return {
    side: players[figure.seat]?.side ?? "nobody",
    role: roleOf(context().body(figure.card)),
    health: full,
    damage: figure.damage,
    hasActed: group?.ready === false && !isActive && players[figure.seat] !== undefined,
    badges: figure.conditions.flatMap((condition) => BADGES[condition] ?? []),
    ...(number !== undefined && { number }),
  };
}

import type { Answer, Option } from "@riposte/kernel";
import { nameOf } from "../board/index.js";
import type { TableSeen } from "./table-seen.js";

export const PASS = "pass";

/** Something another plugin offers that was not taken in this activation and does no harm. */
export const extraOf = (seen: TableSeen, options: readonly Option[], taken: ReadonlySet<string>): Option | undefined =>
  options.find((option) => isExtra(option) && !taken.has(String(option.key)) && isGoodTurn(seen, String(option.key)));

export const doorOf = (options: readonly Option[]): Option | undefined =>
  options.find(({ key }) => String(key).startsWith("open:"));

/** Offers of other plugins, such as special actions: everything that is no move, attack or door. */
const isExtra = ({ key }: Option): boolean => !/^(go:|attack:|open:|discard:|move$|pass$)/.test(String(key));

/** A token is turned over only to the side that is worth more. */
function isGoodTurn({ board, table }: TableSeen, key: string): boolean {
  const object = /^turn:(.+)$/.exec(key)?.[1];
  const side = object === undefined ? undefined : table.objects[object]?.side;
  if (side === undefined) return true;
  const values = (board.missions[table.mission]?.rules ?? []).flatMap((rule) =>
    rule.type === "score-control" && typeof rule.vp === "object" ? [rule.vp] : [],
  );
  return values.every((vp) =>
    Object.entries(vp).every(([colour, worth]) => colour === side || worth > (vp[side] ?? 0)),
  );
}

export function goKey(seen: TableSeen, spaces: readonly number[], options: readonly Option[]): Answer {
  const key = `go:${spaces.map((space) => nameOf(seen.board, space)).join("+")}`;
  return options.some((option) => option.key === key) ? key : endOf(options);
}

export function attackKey(target: string, options: readonly Option[]): Answer {
  return options.find(({ key }) => String(key).startsWith(`attack:${target}:`))?.key ?? endOf(options);
}

const endOf = (options: readonly Option[]): Answer =>
  (options.find(({ key }) => key === PASS) ?? options[0])?.key as Answer;

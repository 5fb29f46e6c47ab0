import { warhammerUnits } from "@riposte/hosting/warhammer-40k/odds";
import type { Army, Unit } from "@riposte/warhammer-40k";
import { nearest } from "@riposte/words";
import type { Arguments } from "../../arguments.js";
import { UserMistake, unknownName } from "../../user-mistake.js";
import { UNITS_FLAG } from "./units-flag.js";

/** Whom an attack may be between, and what the army of each brings. */
export interface Armies {
  /** Units of the armies given, then of `--units`, then our own. */
  readonly units: readonly Unit[];
  /** A unit by its id or its name; the attacker's army is looked through first for an attacker, the other for a target. */
  find(flag: "attacker" | "defender", wanted: string): Found;
}

interface Found {
  readonly unit: Unit;
  readonly army: Army | undefined;
}

/** Reads `--units` and `--armies`: one army, or the attacker's and the defender's. */
export async function armiesOf(args: Arguments): Promise<Armies> {
  const folder = args.text(UNITS_FLAG.name);
  // who brings none needs nothing that reads them
  const isPlain = folder === undefined && args.text("armies") === undefined;
  const own = isPlain ? undefined : await import("./own-units.js");
  const sheets = folder === undefined ? [] : (own?.readUnitFolder(folder) ?? []);
  const files = (args.text("armies") ?? "")
    .split(",")
    .map((file) => file.trim())
    .filter((file) => file !== "");
  if (files.length > 2)
    throw new UserMistake("BAD_VALUE", `--armies takes one army or two, the attacker's first; not ${files.length}.`);
  const lists = files.flatMap((file) => own?.readArmyFile(file, sheets) ?? []);
  const known = [...sheets.flatMap(({ units }) => units), ...warhammerUnits()];
  return {
    units: [...lists.flatMap(({ units }) => units), ...known],
    find(flag, wanted) {
      const mine = flag === "attacker" ? lists : lists.toReversed();
      for (const { units, army } of mine) {
        const unit = called(wanted, units);
        if (unit !== undefined) return { unit, army };
      }
      const unit = called(wanted, known);
      if (unit !== undefined) return { unit, army: undefined };
      const ids = (lists.length > 0 ? lists.flatMap(({ units }) => units) : known).map(({ id }) => id);
      const owner = lists.length > 0 ? files.join(", ") : (folder ?? "warhammer-40k");
      const shown = [...new Set([nearest(wanted, ids) ?? [], ...ids.slice(0, MOST)].flat())];
      throw unknownName("UNKNOWN_CARD", { owner, kind: "unit" }, wanted, shown);
    },
  };
}

/** Units listed where one is not found: all of an army, not all of a game. */
const MOST = 60;

const called = (wanted: string, units: readonly Unit[]): Unit | undefined =>
  units.find(({ id }) => id === wanted) ?? units.find(({ name }) => name?.toLowerCase() === wanted.toLowerCase());

import type { BestUse, Destroyed, Moment } from "@riposte/combat";
import type { ArmyList, Unit } from "@riposte/warhammer-40k";
import { nearest } from "@riposte/words";
import type { Arguments } from "../../../arguments.js";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { writeTextFile } from "../../../match-file.js";
import { createProgressBar, type ProgressBar } from "../../../terminal/progress-bar.js";
import { UserMistake, unknownName } from "../../../user-mistake.js";
import { UNITS_FLAG } from "../units-flag.js";

const FARTHEST = 200;

/** An army against an army, counted. */
export interface Counted {
  readonly edition: string;
  readonly moment: Moment;
  readonly attackers: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly names: readonly [string, string];
  readonly cells: readonly (readonly (Destroyed & {
    readonly weapons: readonly string[];
    readonly counted: readonly string[];
    readonly notCounted: readonly string[];
    readonly fault?: string;
  })[])[];
  /** All attackers on each target. */
  readonly together: readonly Destroyed[];
  readonly best: BestUse;
  /** Some attackers on one target, and how it stands after each of them. */
  readonly several?: {
    readonly target: number;
    readonly attackers: readonly number[];
    readonly after: readonly Destroyed[];
  };
}

export const matrix: Command = {
  name: "matrix",
  summary: "count what every unit of an army does to every unit of another",
  operands: ["attackers", "targets"],
  flags: [
    { ...UNITS_FLAG, help: "the units that riposte datasheets wrote there, for lists that name them" },
    { name: "edition", value: "N", help: "10, 11, or a dated ruleset such as 11e-2026-06; 10 unless given" },
    {
      name: "phase",
      value: "PHASE",
      help: "shooting, charge (they charged and strike first) or fight; shooting unless given",
    },
    { name: "distance", value: "N", help: "inches between units that shoot, 12 unless given" },
    { name: "stationary", help: "the attackers remained stationary" },
    { name: "cover", help: "the targets have the Benefit of Cover" },
    { name: "points", help: "print points destroyed instead of shares" },
    { name: "on", value: "UNIT", help: "one target, and how it stands after each attacker" },
    {
      name: "by",
      value: "UNITS",
      help: "who attacks the target of --on, in this order; all in the order of the list unless given",
    },
    { name: "csv", value: "FILE", help: "where every cell is written, one a line" },
    { name: "json", help: "everything as JSON" },
  ],
  notes: [
    "Armies are ready ones by name, army files, or lists (.txt) and rosters (.json, .ros, .rosz). Every unit makes one\nactivation with what harms the target most; a cell is what is destroyed on average, counted exactly.",
    "The best use of the turn is exact for few units; for more it is searched for, and no use brings more than the\nbound it names, unless an attack makes a later one stronger.",
  ],
  examples: [
    "matrix ember-host thorn-swarm",
    "matrix list.txt thorn-swarm --units my-units --edition 11 --csv cells.csv",
  ],
  async run(args, terminal) {
    const { csvOf, jsonOf, linesOf } = await import("../matrix-lines.js");
    let progress: ProgressBar | undefined;
    const counted = await count(args, (done, of) => {
      progress ??= createProgressBar(terminal, of, "units");
      progress.show(done);
    });
    progress?.clear();
    const csv = args.text("csv");
    if (csv !== undefined) writeTextFile(csv, csvOf(counted));
    if (args.isSet("json")) terminal.print(JSON.stringify(jsonOf(counted), null, 2));
    else for (const line of linesOf(counted, args.isSet("points"))) terminal.print(line);
    if (csv !== undefined) terminal.warn(`Written to ${csv}.`);
    return EXIT.ok;
  },
};

async function count(args: Arguments, told: (done: number, of: number) => void): Promise<Counted> {
  const [{ armyMatrix, bestUse }, { warhammerRules }, { rulesetAsked }] = await Promise.all([
    import("@riposte/combat"),
    import("@riposte/hosting/warhammer-40k/odds"),
    import("../edition-asked.js"),
  ]);
  const edition = rulesetAsked(args.text("edition") ?? "10");
  const folder = args.text(UNITS_FLAG.name);
  const [mine, theirs] = [
    await armyNamed(args.operand("attackers"), folder),
    await armyNamed(args.operand("targets"), folder),
  ];
  const moment = momentOf(args, mine, theirs);
  const found = armyMatrix(
    await warhammerRules(edition),
    { attackers: mine.units, targets: theirs.units, moment },
    told,
  );
  const all = mine.units.map((_, at) => at);
  const together = theirs.units.map((_, target) => found.several(target, all).at(-1) as Destroyed);
  const several = severalAsked(args, mine, theirs);
  return {
    ...{ edition, moment, attackers: mine.units, targets: theirs.units },
    names: [mine.army.name, theirs.army.name],
    cells: found.cells,
    together,
    best: bestUse(found),
    ...(several && { several: { ...several, after: found.several(several.target, several.attackers) } }),
  };
}

/** An army of ours by its name, or one in a file. */
async function armyNamed(written: string, folder: string | undefined): Promise<ArmyList> {
  const { warhammerContext } = await import("@riposte/hosting/warhammer-40k");
  const { armies } = warhammerContext();
  const ready = armies[written];
  if (ready !== undefined) return ready;
  if (!/\.(json|txt|ros|rosz)$/i.test(written))
    throw unknownName("UNKNOWN_CARD", { owner: "warhammer-40k", kind: "army" }, written, Object.keys(armies));
  const { readArmyFile, readUnitFolder } = await import("../own-units.js");
  return readArmyFile(written, folder === undefined ? [] : readUnitFolder(folder));
}

function momentOf(args: Arguments, { army: attacker }: ArmyList, { army: target }: ArmyList): Moment {
  const when = args.text("phase") ?? "shooting";
  if (when !== "shooting" && when !== "charge" && when !== "fight")
    throw new UserMistake(
      "BAD_VALUE",
      `--phase is shooting, charge or fight, not "${when}": units attack in no other.`,
    );
  return {
    when,
    distance: args.count("distance", { min: 0, max: FARTHEST, otherwise: 12 }),
    stationary: args.isSet("stationary"),
    cover: args.isSet("cover"),
    armies: { attacker, target },
  };
}

/** Who attacks one target, as `--on` and `--by` say. */
function severalAsked(args: Arguments, mine: ArmyList, theirs: ArmyList) {
  const target = args.text("on");
  if (target === undefined) {
    if (args.text("by") === undefined) return undefined;
    throw new UserMistake("MISSING_ARGUMENT", "--by says who attacks, --on UNIT whom: name it too.");
  }
  const by = args
    .text("by")
    ?.split(",")
    .map((one) => one.trim());
  const attackers = by === undefined ? mine.units.map((_, at) => at) : by.map((one) => placeOf(one, mine));
  const twice = attackers.find((one, at) => attackers.indexOf(one) !== at);
  if (twice !== undefined)
    throw new UserMistake("BAD_VALUE", `--by names "${mine.units[twice]?.id}" twice: a unit makes one activation.`);
  return { target: placeOf(target, theirs), attackers };
}

function placeOf(wanted: string, { id, units }: ArmyList): number {
  const found = units.findIndex((unit) => unit.id === wanted || unit.name?.toLowerCase() === wanted.toLowerCase());
  if (found >= 0) return found;
  const ids = units.map((unit) => unit.id);
  throw unknownName("UNKNOWN_CARD", { owner: id, kind: "unit" }, wanted, [
    ...new Set([nearest(wanted, ids) ?? [], ...ids].flat()),
  ]);
}

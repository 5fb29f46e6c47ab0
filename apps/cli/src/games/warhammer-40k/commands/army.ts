import type { Muster } from "@riposte/datasheets";
import { listed } from "@riposte/words";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { writeTextFile } from "../../../match-file.js";
import { UNITS_FLAG } from "../units-flag.js";

export const army: Command = {
  name: "army",
  summary: "read an army list of Warhammer 40,000 as people have it",
  operands: ["list"],
  flags: [
    { ...UNITS_FLAG, help: "the units that riposte datasheets wrote there; a roster with profiles needs none" },
    { name: "edition", value: "N", help: "the edition it is of, 10 or 11; what the list shows unless given" },
    { name: "out", value: "FILE", help: "where the army file is written, if nothing is wrong with it" },
    { name: "accept", help: "take the army without what is not known of it; each such thing is still named" },
    { name: "json", help: "the army, its points and what is wrong with it as JSON" },
  ],
  notes: [
    "Lists: the text that the official app copies, in all its layouts and languages, New Recruit's (Tournament, GW, simple,\nFrench) and roster JSON, ListForge's, WarOrgan's, Army List Network's, Rosterizer's, BattleScribe's .ros and .rosz. What is not known is named with the nearest\nname, on stderr, and ends with exit code 1; --accept goes on without it.",
    "The army file spells every unit out: play, simulate and the browser take it without --units.",
  ],
  examples: ["army list.txt --units my-units --out army.json", "army roster.rosz --out army.json"],
  async run(args, terminal) {
    // read when asked for: other commands need nothing of this game
    const { readArmyList, readUnitFolder } = await import("../own-units.js");
    const { editionAsked } = await import("../edition-asked.js");
    const folder = args.text(UNITS_FLAG.name);
    const asked = editionAsked(args);
    const sheets = folder === undefined ? [] : readUnitFolder(folder);
    const found = readArmyList(args.operand("list"), sheets);
    const read = { ...found, army: inEdition(found.army, asked) };
    const { army } = read;
    const problems = [...read.problems, ...(await mustered(read))];
    const notes = [...read.notes, ...otherEdition(army.edition ?? "10", sheets)];
    if (args.isSet("json")) terminal.print(JSON.stringify({ ...read, problems }, null, 2));
    else for (const line of linesOf(read, await dispositionsIn(read))) terminal.print(line);
    for (const line of [...problems, ...notes]) terminal.warn(line);
    const out = args.text("out");
    const isTaken = problems.length === 0 || (args.isSet("accept") && (await isPlayable(army)));
    if (problems.length > 0 && isTaken) terminal.warn("What is named above is left out; the rest is taken.");
    if (out === undefined || !isTaken) return isTaken ? EXIT.ok : EXIT.failed;
    writeTextFile(out, `${JSON.stringify(army, null, 2)}\n`);
    terminal.print(`Written to ${out}.`);
    return EXIT.ok;
  },
};

async function isPlayable(army: Muster["army"]): Promise<boolean> {
  const { playableIn } = await import("@riposte/datasheets");
  return playableIn({ army }) !== undefined;
}

/** The army in the edition asked for; files without one are of the 10th. */
function inEdition({ edition, ...army }: Muster["army"], asked: string | undefined): Muster["army"] {
  const meant = asked ?? edition;
  return meant === undefined || meant === "10" ? army : { edition: meant, ...army };
}

/**
 * What the rules of mustering say against an army of the 11th edition: it is refused as a list with unknown names is. What is
 * not known does not hide what else would have to change.
 */
async function mustered({ army, points }: Muster): Promise<readonly string[]> {
  if (army.edition !== "11" || !(await isPlayable(army))) return [];
  const [{ eleventhProblems }, { BATTLE_SIZES, readArmy }] = await Promise.all([
    import("@riposte/hosting/warhammer-40k"),
    import("@riposte/warhammer-40k"),
  ]);
  const size = points.limit ?? BATTLE_SIZES.find((one) => one.points >= points.sum)?.points ?? points.sum;
  return eleventhProblems(readArmy(army, []), size).map(({ message }) => `Against the rules of mustering: ${message}`);
}

/** How an army of the 11th edition may fight: what it names, or what its detachments have. */
async function dispositionsIn({ army }: Muster): Promise<readonly string[]> {
  if (army.edition !== "11") return [];
  const { dispositionsOf } = await import("@riposte/hosting/warhammer-40k");
  const open = dispositionsOf(army.army as never);
  return [open.length === 0 ? "no force disposition" : `force disposition ${listed(open, "or")}`];
}

/** Datasheets of the other edition have other numbers: it is said, and the units are taken as they are. */
function otherEdition(
  edition: string,
  sheets: readonly { readonly edition?: string | undefined }[],
): readonly string[] {
  const others = new Set(sheets.map((file) => file.edition ?? "10").filter((one) => one !== edition));
  return [...others].map(
    (one) =>
      `The list is of edition ${edition}, datasheets are of edition ${one}: import those of edition ${edition}, or say --edition ${one}.`,
  );
}

/** The army for people: each unit with its models and what they carry. */
function linesOf({ format, army, points }: Muster, dispositions: readonly string[]): readonly string[] {
  const { name, faction, detachment } = army.army;
  const edition = army.edition === undefined ? undefined : `edition ${army.edition}`;
  const said = points.said === undefined || points.said === points.sum ? "" : ` (the list says ${points.said})`;
  return [
    `${name}: ${[faction, detachment?.name, edition, ...dispositions, `${points.sum} points${said}`, `${format} format`].filter((one) => one !== undefined).join(" · ")}`,
    ...army.units.flatMap((unit) => unitLines(unit, "  ")),
  ];
}

function unitLines(unit: Muster["army"]["units"][number], indent: string): readonly string[] {
  const extra = [...unit.enhancements, ...unit.wargear].map((grant) => grant.name);
  return [
    `${indent}${unit.name ?? unit.id}, ${unit.points} points${extra.length === 0 ? "" : ` (${extra.join(", ")})`}`,
    ...unit.models.map(({ count, name, id, weapons }) => {
      const carried = weapons.map(({ weapon, each }) => `${each === 1 ? "" : `${each} `}${weapon}`);
      return `${indent}  ${count} ${name ?? id}: ${carried.join(", ") || "nothing"}`;
    }),
    ...unit.leaders.flatMap((leader) => unitLines(leader, `${indent}  led by `)),
  ];
}

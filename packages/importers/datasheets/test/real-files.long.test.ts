import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { importDatasheets, openFile } from "../src/index.js";
import { library } from "./fixtures.js";

/** Downloads of one's own; nothing of them is in the repository. */
const DATA =
  process.env.RIPOSTE_DATASHEETS ??
  fileURLToPath(new URL("../../../../../shared/reference/warhammer-40k/data", import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(join(DATA, folder)).map((file) => ({ file, bytes: readFileSync(join(DATA, folder, file)) }));
const imported = (folder: string) =>
  importDatasheets(
    library,
    filesIn(folder).map((one) => ({ file: one.file, json: openFile(one) })),
  );
const counted = (folder: string, mark: RegExp) =>
  filesIn(folder).reduce((sum, { bytes }) => sum + (bytes.toString("utf8").match(mark)?.length ?? 0), 0);

describe.skipIf(!existsSync(DATA))("on real files", { timeout: 600_000 }, () => {
  test.each(["datacards-10th", "datacards-11th"])(
    "every datasheet and every profile of %s is a unit or reported",
    (folder) => {
      const { units, findings } = imported(folder);
      const lost = findings.filter(({ trouble }) => trouble === "unit left out" || trouble === "unit repeated");
      const names = new Set(lost.flatMap(({ where }) => where));
      // a datasheet has one composition, and a profile one skill
      expect(units.length + names.size).toBe(counted(folder, /"composition": ?\[/g));
      const profiles = units.reduce((sum, unit) => sum + Unit.parse(unit).weapons.length, 0);
      const without = findings
        .filter(({ trouble }) => trouble === "profile left out")
        .reduce((sum, { count }) => sum + count, 0);
      expect(profiles + without).toBe(counted(folder, /"skill": ?"/g));
    },
  );

  test.each(["battlescribe-10th", "battlescribe-11th"])(
    "every datasheet that lists begin with in %s is a unit or reported",
    (folder) => {
      const { units, findings } = imported(folder);
      const left = new Set(findings.filter(({ trouble }) => trouble === "unit left out").flatMap(({ where }) => where));
      const known = new Set([...units.map(({ name }) => name), ...left]);
      expect(sharedUnits(folder).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

/** Names of shared entries of type unit: in XML by its indentation, in JSON by looking only at that list. */
const sharedUnits = (folder: string): readonly string[] =>
  filesIn(folder).flatMap(({ file, bytes }) => {
    const text = bytes.toString("utf8");
    if (!file.endsWith(".json"))
      return [...text.matchAll(/^ {4}<selectionEntry type="unit"[^>]* name="([^"]*)"/gm)].map(([, name = ""]) =>
        name
          .replaceAll("&apos;", "'")
          .replace(/[\u2018\u2019]/g, "'")
          .trim(),
      );
    const { catalogue } = JSON.parse(text) as {
      catalogue?: { sharedSelectionEntries?: { type: string; name: string }[] };
    };
    return (catalogue?.sharedSelectionEntries ?? [])
      .filter(({ type }) => type === "unit")
      .map(({ name }) => name.replace(/[\u2018\u2019]/g, "'").trim());
  });

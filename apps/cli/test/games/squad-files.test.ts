import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const SQUAD = `-- Patrol ---
Deployment Cards:
- Darth Vader IACP
- Stormtrooper [E]
Command Cards:
- Element of Surprise
Stats: 25 points, 1 card`;

function file(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "squad-")), name);
  writeFileSync(path, text);
  return path;
}

const simulated = (armies: string) =>
  riposte(["simulate", "imperial-assault", "--games", "1", "--seed", "1", "--workers", "1", "--armies", armies]);

test("a squad from the IACP list builder is read from its file, and refused as a match would refuse it", async () => {
  const { code, err } = await simulated(`${file("a.txt", SQUAD)},rebel-strike`);
  expect(code).not.toBe(0);
  // 15 command cards are needed
  expect(err).toContain("15");
});

test("what is not known in it is named with its line and the nearest name", async () => {
  const { code, err } = await simulated(`${file("a.txt", SQUAD.replace("Darth Vader", "Dart Vader"))},rebel-strike`);
  expect(code).not.toBe(0);
  expect(err).toContain('line 3: There is no deployment card "Dart Vader"');
  expect(err).toContain("Darth Vader");
});

test("a VASSAL file that is cut off says so", async () => {
  const { code, err } = await simulated(`${file("a.vsav", "!VCSKc9a")},rebel-strike`);
  expect(code).not.toBe(0);
  expect(err).toContain("cut off");
});

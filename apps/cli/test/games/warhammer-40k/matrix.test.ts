import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { riposte } from "../../riposte.js";

const ARMIES = ["matrix", "ember-host", "thorn-swarm"];

test("every unit of an army against every unit of another, the best use, and what is counted", async () => {
  const { out } = await riposte(ARMIES);
  expect(out).toContain('Ember Host against Thorn Swarm, shooting at 12", 10e: % of each unit destroyed on average');
  expect(out).toMatch(/^ {2}Ember Guard( +\d+){8}$/m);
  expect(out).toMatch(/^ {2}destroyed( +\d+%){8}$/m);
  expect(out).toContain("D Thorn Titan: 1 model, 190 points");
  expect(out).toMatch(/^Best use of the turn: \d+ of 900 points \(searched for; no use brings more than \d+\)$/m);
  expect(out).toMatch(/^Counted: .*Twin-linked/m);
});

test("in either edition what the odds say of one attack is its cell", async () => {
  for (const edition of ["10", "11"]) {
    const { out } = await riposte([...ARMIES, "--edition", edition, "--json"]);
    const { cells, targets } = JSON.parse(out);
    const at = targets.findIndex(({ id }: { id: string }) => id === "thorn-stalkers");
    const odds = await riposte([
      ...["odds", "40k", "--attacker", "ember-guard", "--defender", "thorn-stalkers"],
      ...["--armies", "data/warhammer-40k/armies/ember-host.json", "--edition", edition, "--json"],
    ]);
    expect(cells[0][at].models).toBeCloseTo(JSON.parse(odds.out).slain.mean, 9);
  }
});

test("several attackers on one target, one after the other", async () => {
  const { out } = await riposte([...ARMIES, "--on", "Thorn Titan", "--by", "plasma-crew,siege-mortar"]);
  expect(out).toMatch(/On Thorn Titan, one after the other:\n {2}Plasma Crew: 8 %[^\n]+\n {2}Siege Mortar: 1\d %/);
});

test("every cell is a line of a CSV file", async () => {
  const csv = join(mkdtempSync(join(tmpdir(), "riposte-matrix-")), "cells.csv");
  await riposte([...ARMIES, "--phase", "charge", "--csv", csv]);
  const lines = readFileSync(csv, "utf8").trim().split("\r\n");
  expect(lines[0]).toBe("attacker,target,share,points,models,destroyed,weapons,not counted");
  expect(lines).toHaveLength(1 + 9 * 8);
});

test.each([
  [["matrix", "ember", "thorn-swarm"], 'has no army "ember"'],
  [["matrix", "nowhere.txt", "thorn-swarm"], "nowhere.txt"],
  [[...ARMIES, "--phase", "morale"], '--phase is shooting, charge or fight, not "morale"'],
  [[...ARMIES, "--on", "titan"], 'has no unit "titan"'],
  [[...ARMIES, "--by", "ember-guard"], "--on UNIT whom"],
  [[...ARMIES, "--on", "thorn-titan", "--by", "ember-guard,ember-guard"], "twice"],
  [[...ARMIES, "--edition", "9"], "9"],
])("%j is refused", async (args, said) => {
  const { code, err } = await riposte(args);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
});

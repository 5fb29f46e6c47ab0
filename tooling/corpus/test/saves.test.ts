import { GAMES } from "@riposte/hosting";
import { type AnyPlugin, composeList, type Game, type Input, loadMatch } from "@riposte/kernel/run";
import type { KeptSave } from "@riposte/testing/corpus";
import { describe, expect, test } from "vitest";
import { verdictOnSave } from "../src/check.js";
import { readSaves } from "../src/folder.js";
import { judgeSave } from "../src/judge.js";
import { compositionOf } from "../src/play.js";
import { slicesOf } from "../src/record.js";
import { ROOT, readWorkspace } from "../src/workspace.js";

const workspace = readWorkspace(ROOT);
const saves = readSaves(ROOT);

test.each(saves)("$file loads, goes on, and ends as it did", async (kept) => {
  const { kind, text } = await verdictOnSave(kept, workspace);
  if (kind === "announced") console.warn(text);
  expect(kind === "broken" ? text : "").toBe("");
});

test.each(GAMES)("a save with the slices that $id has now is kept", async ({ id }) => {
  const { lock } = await compositionOf(id);
  const kept = readSaves(ROOT, id).map(({ content }) => slicesOf(content.save.lock));
  expect(kept, "pnpm corpus:record keeps one").toContain(slicesOf(lock));
});

describe("command cards of slice version 1", () => {
  const kept = keptIn("imperial-assault", "cards-that-stay-1");

  test("were saved with a card that stays in play, marked beside where it would go", () => {
    expect(kept.save.lock).toContainEqual(expect.objectContaining({ name: "cc-effects", slice: 1 }));
    expect(kept.save.snapshot.slices["cc-effects"]).toMatchObject({
      playing: [{ card: "disarm", stays: true, goes: "discard" }],
    });
  });

  test("are loaded with one field that says so, and go on", async () => {
    const game = await compositionOf("imperial-assault");
    const released = { ...game, lock: game.lock.map((entry) => ({ ...entry, version: "9.0.0" })) };
    const match = loadMatch(released, kept.save);
    const { playing } = (match.slices as Record<string, { readonly playing: readonly object[] }>)["cc-effects"] ?? {};
    expect(playing).toEqual([expect.objectContaining({ card: "disarm", goes: "play" })]);
    expect(playing?.[0]).not.toHaveProperty("stays");
    expect(match.enter(kept.afterwards[0] as Input)).toMatchObject({ ok: true });
  });
});

test("a save from between two releases loads after them, also where the version is still the one it carries", async () => {
  const kept = keptIn("imperial-assault", "cards-that-stay-1");
  const now = await compositionOf("imperial-assault");
  const savedAs = (name: string) => kept.save.lock.find((entry) => entry.name === name);
  expect(now.lock.some(({ name, facts }) => savedAs(name)?.facts !== facts)).toBe(true);
  const lock = now.lock.map((entry) => ({ ...entry, version: savedAs(entry.name)?.version ?? entry.version }));
  const after = { ...workspace, changesets: [] };
  expect(judgeSave({ ...now, lock }, "a save", kept, after)).toMatchObject({ kind: "same" });
  const published = { ...kept, packages: kept.packages.map((one) => ({ ...one, changesets: [] })) };
  expect(judgeSave({ ...now, lock }, "a save", published, after)).toMatchObject({
    kind: "broken",
    text: expect.stringContaining("under the same version"),
  });
});

describe("a slice of another version", () => {
  const kept = keptIn("finished", "greedy-regular-1");
  const judged = async (migrate: object) => judgeSave(await finishedAnew(migrate), "a save", kept, workspace);

  test("is migrated to the state that its inputs lead to", async () => {
    expect(await judged({ 1: (slice: object) => ({ ...slice }) })).toMatchObject({ kind: "same" });
  });

  test("is found out where it is migrated to another state, or not at all", async () => {
    const richer = { 1: (slice: { readonly reserve: number }) => ({ ...slice, reserve: slice.reserve + 1 }) };
    expect(await judged(richer)).toMatchObject({ kind: "broken", text: expect.stringContaining("migrated wrongly") });
    expect(await judged({})).toMatchObject({ kind: "broken", text: expect.stringContaining("MIGRATION_MISSING") });
  });
});

function keptIn(game: string, name: string): KeptSave {
  return saves.find(({ file }) => file === `data/corpus/${game}/saves/${name}.json`)?.content as KeptSave;
}

/** Finished! with a second version of its slice. */
async function finishedAnew(migrate: object): Promise<Game> {
  const { plugins } = await compositionOf("finished");
  const anew = (plugin: AnyPlugin): AnyPlugin => ({
    ...plugin,
    declared: { ...plugin.declared, slice: { ...plugin.declared.slice, version: 2, migrate } } as AnyPlugin["declared"],
  });
  return composeList(plugins.map(anew));
}

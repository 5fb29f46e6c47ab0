import { GAMES } from "@riposte/catalog";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel";
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

describe("command cards before slice version 2", () => {
  const file = "data/corpus/imperial-assault/saves/cards-that-stay-1.json";
  const kept = saves.find((save) => save.file === file)?.content as KeptSave;

  test("were saved with a card that stays in play, marked beside where it would go", () => {
    expect(kept.save.lock).toContainEqual(expect.objectContaining({ name: "cc-effects", slice: 1 }));
    expect(kept.save.snapshot.slices["cc-effects"]).toMatchObject({
      playing: [{ card: "disarm", stays: true, goes: "discard" }],
    });
  });

  test("a migration that is missing, or that loses the card, is found out", async () => {
    const migrating = async (migrate: object) =>
      judgeSave(otherMigration(await compositionOf("imperial-assault"), migrate), file, kept, workspace);
    expect(await migrating({})).toMatchObject({ kind: "broken", text: expect.stringContaining("MIGRATION_MISSING") });
    const losing = { 1: ({ playing: _playing, ...rest }: { readonly playing: unknown }) => ({ ...rest, playing: [] }) };
    expect(await migrating(losing)).toMatchObject({
      text: expect.stringContaining("a slice is migrated wrongly"),
    });
  });
});

function otherMigration({ plugins }: Game, migrate: object): Game {
  const changed = (plugin: AnyPlugin): AnyPlugin => ({
    ...plugin,
    declared: { ...plugin.declared, slice: { ...plugin.declared.slice, migrate } } as AnyPlugin["declared"],
  });
  return composeList(plugins.map((plugin) => (plugin.name === "cc-effects" ? changed(plugin) : plugin)));
}

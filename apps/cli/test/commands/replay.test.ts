import { hashState } from "@riposte/kernel/run";
import { beforeAll, expect, test } from "vitest";
import { readScratch, riposte, scratch, scratchFile } from "../riposte.js";

const file = scratch("match.json");

beforeAll(async () => {
  await riposte(["play", "finished", "--seed", "2", "--save", file], ["end", "<", "end", "<", "u", "q"]);
});

test("a replay prints every input, what happened, and the final hash", async () => {
  const { code, out } = await riposte(["replay", file]);
  expect(code).toBe(0);
  expect(out).toContain("1. What next? End the turn");
  expect(out).toContain("5. undo to input 3 (marked)");
  expect(out).toMatch(/Turn \d+$/m);
  expect(out).toMatch(/^hash [0-9a-f]+$/m);
});

test("a replay as JSON holds inputs, events and a hash for each", async () => {
  const replayed = JSON.parse((await riposte(["replay", file, "--json"])).out);
  expect(replayed).toMatchObject({ game: "finished", seed: "2", outcome: null });
  expect(replayed.inputs).toHaveLength(5);
  expect(replayed.inputs.at(-1).hash).toBe(replayed.hash);
  expect(replayed.inputs[1].events.map(({ type }: { type: string }) => type)).toContain("turn:began");
});

test("an edited, a cut off and a foreign save are refused with their code", async () => {
  const save = readScratch(file);
  const refused = (name: string, contents: unknown) => riposte(["replay", scratchFile(name, contents)]);
  const edited = await refused("edited.json", { ...save, seed: "3" });
  expect(edited.code).toBe(2);
  expect(edited.err).toContain("SAVE_ALTERED");
  expect(edited.err).toContain("edited.json");
  expect((await refused("cut.json", JSON.stringify(save).slice(0, 200))).err).toContain("FILE_NOT_JSON");
  expect((await refused("other.json", { some: "file" })).err).toContain("SAVE_MALFORMED");
});

test("a save whose inputs lead to another state than the saved one has diverged, which ends with 1", async () => {
  const { checksum: _old, ...save } = readScratch(file);
  const shorter = { ...save, inputs: save.inputs.slice(0, 2) };
  const { code, err } = await riposte([
    "replay",
    scratchFile("diverged.json", { ...shorter, checksum: hashState(shorter) }),
  ]);
  expect(code).toBe(1);
  expect(err).toContain("SAVE_DIVERGED");
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { riposte } from "../riposte.js";

const DOOR = fileURLToPath(new URL("../../../../docs/positions/imperial-assault-door.json", import.meta.url));
const door = () => JSON.parse(readFileSync(DOOR, "utf8"));

function file(contents: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), "check-")), "position.json");
  writeFileSync(path, typeof contents === "string" ? contents : JSON.stringify(contents));
  return path;
}

interface Asked {
  readonly seat: number;
  readonly may: readonly { readonly key: string }[];
  readonly mayNot: readonly { readonly key: string; readonly why: string }[];
}

async function asked(path: string, ...more: string[]): Promise<readonly Asked[]> {
  const { code, out, err } = await riposte(["check", path, "--json", ...more]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out).asked;
}

describe("a judge asks who may do what", () => {
  test("what may be done now, and what not, with the reason the table shows", async () => {
    const [wookiee] = await asked(DOOR);
    expect(wookiee?.seat).toBe(0);
    expect(wookiee?.may.map(({ key }) => key)).toContain("open:door-1");
    expect(wookiee?.mayNot).toContainEqual(
      expect.objectContaining({ key: "attack:guard:c3", why: expect.any(String) }),
    );
    const { out } = await riposte(["check", DOOR]);
    expect(out).toMatch(/^may:$/m);
    expect(out).toMatch(/attack:guard:c3: ./);
  });

  test("answers lead to a later moment; one that cannot be given says why", async () => {
    const [wookiee] = await asked(DOOR, "--answers", "open:door-1");
    expect(wookiee?.may.map(({ key }) => key)).toContain("attack:guard:c3");
    const { code, err } = await riposte(["check", DOOR, "--answers", "attack:guard:c3"]);
    expect(code).not.toBe(0);
    expect(err).toContain('"attack:guard:c3" cannot be answered');
  });

  test("a card in hand says why it is not played now", async () => {
    const position = door();
    position.position.setup.position.seats[0].hand = ["blitz"];
    const [wookiee] = await asked(file(position));
    expect(wookiee?.mayNot.find(({ key }) => key === "cc:blitz")?.why).toContain("Blitz");
  });
});

describe("a file that is no position", () => {
  test("two figures in one space: what, where, and in which file", async () => {
    const position = door();
    position.position.setup.position.seats[1].groups[1].figures[0].at = "h8";
    const { code, err } = await riposte(["check", file(position)]);
    expect(code).not.toBe(0);
    expect(err).toContain("h8");
    expect(err).toContain("position.json");
  });

  test.each([
    ["cut off", '{ "game": "imperial-assault", "posi', "cut off"],
    ["without a game", '{ "position": {} }', '"game"'],
  ])("one that is %s says so", async (_how, text, said) => {
    const { code, err } = await riposte(["check", file(text)]);
    expect(code).not.toBe(0);
    expect(err).toContain(said);
  });
});

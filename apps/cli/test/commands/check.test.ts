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

interface Actor {
  readonly id: string | null;
  readonly may: readonly { readonly key: string }[];
  readonly mayNot: readonly { readonly key: string; readonly why: string }[];
}

interface Judged {
  readonly seat: number;
  readonly prompt: string | null;
  readonly actors: readonly Actor[];
}

async function judged(path: string, ...more: string[]): Promise<readonly Judged[]> {
  const { code, out, err } = await riposte(["check", path, "--json", ...more]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out).judged;
}

/** What one of them may do and may not, of the seat that is asked first. */
async function doings(path: string, id: string | null, ...more: string[]): Promise<Actor> {
  const found = (await judged(path, ...more))[0]?.actors.find((actor) => actor.id === id);
  return found ?? { id, may: [], mayNot: [] };
}

describe("a judge asks who may do what", () => {
  test("what may be done now, and what not, with the reason the table shows", async () => {
    const wookiee = await doings(DOOR, "wookiee");
    expect(wookiee.may.map(({ key }) => key)).toContain("open:door-1");
    expect(wookiee.mayNot).toContainEqual(expect.objectContaining({ key: "attack:guard:c3", why: expect.any(String) }));
    const { out } = await riposte(["check", DOOR]);
    expect(out).toMatch(/^Wookiee Warrior\n {2}may:$/m);
    expect(out).toMatch(/attack:guard:c3\): ./);
  });

  test("figure by figure and player by player, also those that are not asked", async () => {
    const [first, second] = await judged(DOOR);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(first?.actors.map(({ id }) => id)).toEqual([null, "wookiee"]);
    expect(second).toMatchObject({ prompt: null });
    expect(second?.actors.map(({ id }) => id)).toEqual([null, "guard", "far", "officer"]);
    expect((await riposte(["check", DOOR])).out).toContain("Red: is not asked at this moment.");
  });

  test("answers lead to a later moment; one that cannot be given says why", async () => {
    const wookiee = await doings(DOOR, "wookiee", "--answers", "open:door-1");
    expect(wookiee.may.map(({ key }) => key)).toContain("attack:guard:c3");
    const { code, err } = await riposte(["check", DOOR, "--answers", "attack:guard:c3"]);
    expect(code).not.toBe(0);
    expect(err).toContain('"attack:guard:c3" cannot be answered');
  });

  test("a card in hand is its player's, and says why it is not played now", async () => {
    const position = door();
    position.position.setup.position.seats[0].hand = ["blitz"];
    const player = await doings(file(position), null);
    expect(player.mayNot.find(({ key }) => key === "cc:blitz")?.why).toContain("Blitz");
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

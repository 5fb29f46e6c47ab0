import { maps } from "@riposte/data-imperial-assault/maps";
import { describe, expect, test } from "vitest";
import { riposte, scratchFile } from "../../riposte.js";

const yard = { ...maps.find(({ id }) => id === "training-yard"), id: "my-yard", name: "My Yard" };

describe("riposte map", () => {
  test("says in a few lines what a map without problems holds", async () => {
    const { code, out } = await riposte(["map", "check", scratchFile("yard.json", yard)]);
    expect(code).toBe(0);
    expect(out).toContain("My Yard: 64 spaces, 2 doors, 2 terminals, no problems.");
    expect(out).toContain("Mission b, Target Practice: 1 kinds of tokens, 2 rules.");
  });

  test("names everything that is wrong with one, with the file and the place in it", async () => {
    const rules = [{ type: "swap-tokens", when: "end-of-round", token: "ghost" }];
    const file = scratchFile("bad.json", { ...yard, terminals: ["k9"], missions: { a: { name: "A", rules } } });
    const { code, err } = await riposte(["map", "check", file]);
    expect(code).toBe(1);
    expect(err.trimEnd().split("\n")).toEqual([
      `${file}: terminals: the map has no space k9 (in "k9")`,
      `${file}: missions.a.rules.0 (swap-tokens): the mission has no token "ghost"`,
    ]);
  });

  test.each(maps.map(({ id }) => id))("draws %s with zones and the tokens of a mission", async (id) => {
    const { code, out } = await riposte(["map", "draw", id, "--mission", "b"]);
    expect(code).toBe(0);
    expect(out).toMatch(/ r .* b |r red zone {2}b blue zone/s);
  });

  test("plays a map of a file at once", async () => {
    const file = scratchFile("play.json", yard);
    const game = ["simulate", "imperial-assault", "--map", file, "--games", "1", "--seed", "3"];
    expect((await riposte(game)).out).toContain("1 game");
  });

  test("a word nobody knows, and a file that is not there, are mistakes that say so", async () => {
    expect((await riposte(["map", "chek", "x.json"])).err).toContain('Did you mean "check"?');
    expect((await riposte(["map", "check", "nowhere.json"])).err).toContain("nowhere.json");
  });
});

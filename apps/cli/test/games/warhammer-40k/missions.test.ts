import { describe, expect, test } from "vitest";
import { warhammer40k } from "../../../src/games/warhammer-40k/game.js";
import { riposte } from "../../riposte.js";

const play = (...more: readonly string[]) => riposte(["play", "40k", "--edition", "11", "--seed", "1", ...more], ["q"]);

describe("missions of the 11th edition", () => {
  test("follow from both force dispositions unless given, and the table shows cards, points and limits", async () => {
    const { code, out } = await play();
    expect(code).toBe(0);
    expect(out).toContain("Primary Stand Fast: 0 of 45 points, 0 of 15 in this round");
    expect(out).toContain("Primary Hunt Them Down: 0 of 45 points");
    expect((await play("--mission", "none")).out).not.toContain("Primary");
  });

  test("are named for both armies, with fixed secondary cards", async () => {
    const { out } = await play(
      "--mission",
      "map-the-field,cut-their-lines",
      "--secondary",
      "tactical,press-on+behind-them",
    );
    expect(out).toContain("Primary Map the Field: 0 of 45");
    expect(out).toContain("Secondary Press On (0 of 20), Behind Them (0 of 20): 0 of 45 points");
  });

  test("an unknown one, one of another disposition and one of the other edition are told", async () => {
    const unknown = await play("--mission", "stand-fats");
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Did you mean "stand-fast"?')]);
    expect((await play("--mission", "hunt-them-down")).err).toContain(
      'The mission "hunt-them-down" is for Purge the Foe; army "ember-host" fights by Take and Hold or Reconnaissance.',
    );
    expect((await play("--secondary", "press-on")).err).toContain("two fixed ones");
    expect((await riposte(["play", "40k", "--mission", "stand-fast"])).err).toContain("play by it (--edition 11)");
  });

  test("are listed in the help, with secondary cards", () => {
    const [mission, secondary] = ["mission", "secondary"].map((key) =>
      warhammer40k.setup.find((option) => option.key === key),
    );
    expect(mission?.values).toEqual(expect.arrayContaining(["dispositions", "none", "stand-fast", "keep-it-safe"]));
    expect(secondary?.help).toContain("raise-a-beacon");
  });
});

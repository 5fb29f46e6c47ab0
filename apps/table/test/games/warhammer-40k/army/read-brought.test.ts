import { describe, expect, test } from "vitest";
import { readFiles, readText } from "../../../../src/games/warhammer-40k/army/read-brought.js";

const lancers = {
  name: "Lancers",
  composition: ["2-4 Lancers"],
  loadout: "Every model is equipped with: spear.",
  points: [{ models: "2", cost: "40" }],
  stats: [{ name: "Lancer", m: '6"', t: "4", sv: "4+", w: "2", ld: "7+", oc: "1" }],
  meleeWeapons: [
    {
      profiles: [
        {
          name: "Spear",
          keywords: [],
          range: "Melee",
          attacks: "3",
          skill: "3+",
          strength: "5",
          ap: "-1",
          damage: "1",
        },
      ],
    },
  ],
};
const bytes = (text: string) => new TextEncoder().encode(text);
const file = (name: string, data: unknown) => ({ file: name, bytes: bytes(JSON.stringify(data)) });
const sheets = file("hosts.json", { name: "Dust Riders", datasheets: [lancers] });
const LIST = "Patrol (40 Points)\n\nDust Riders\n\nLancers (40 Points)\n  • 3x Lancer\n     ◦ 3x Spear\n";

describe("an army somebody brings", () => {
  test("a text alone says that datasheets are needed", () => {
    const { list, said } = readText(LIST);
    expect([list, said]).toEqual([undefined, expect.stringContaining("Drop their datasheets here too")]);
  });

  test("what is no datasheet is named, and what is broken is said", () => {
    expect(readFiles([file("deck.json", { cards: [] })]).problems[0]?.message).toContain("deck.json");
    expect(readText('{ "army": ').problems[0]?.message).toContain("Was it cut off?");
    expect(readText('{ "roster": { "gameSystemName": "Chess", "forces": [{}] } }').problems[0]?.message).toContain(
      "Chess",
    );
  });

  test("datasheets are kept for the list that is pasted next, or come together with it", () => {
    expect(readFiles([sheets])).toMatchObject({
      list: undefined,
      said: "1 unit known. Now paste the list.",
      problems: [],
    });
    expect(readText(LIST)).toMatchObject({
      list: { id: "patrol", units: [{ id: "lancers", models: [{ count: 3 }] }] },
      said: "Patrol: 1 unit, 40 points.",
      problems: [],
    });
    expect(readFiles([{ file: "list.txt", bytes: bytes(LIST) }, sheets]).name).toBe("Patrol");
  });

  test("an army file of ours is read again as it was written", () => {
    const { list } = readText(LIST);
    expect(readText(JSON.stringify(list)).list).toEqual(list);
  });

  test("an unknown unit is named with the nearest", () => {
    expect(readText(LIST.replace("Lancers (40", "Lanzers (40")).problems[0]?.message).toContain(
      'Did you mean "Lancers"?',
    );
  });

  test("with something unknown in it, the rest can be played once the player says so", () => {
    readFiles([sheets]);
    const { list, rest, problems } = readText(`${LIST}\nSandworm (50 Points)\n`);
    expect(list).toBeUndefined();
    expect(problems.map(({ message }) => message).join()).toContain("Sandworm");
    expect(rest?.units).toHaveLength(1);
  });
});

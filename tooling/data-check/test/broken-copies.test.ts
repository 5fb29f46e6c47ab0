import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { main } from "../src/main.js";

const data = fileURLToPath(new URL("../../../data", import.meta.url));
const copies = mkdtempSync(join(tmpdir(), "riposte-data-"));
afterAll(() => rmSync(copies, { recursive: true }));

/** A copy of a data file with a change in its text. */
function copy(file: string, from: string | RegExp, to: string): string {
  const text = readFileSync(`${data}/${file}`, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from} to break.`);
  mkdirSync(dirname(`${copies}/${file}`), { recursive: true });
  writeFileSync(`${copies}/${file}`, changed);
  return `${copies}/${file}`;
}

function check(...files: readonly string[]): { readonly code: number; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const code = main(
    files,
    (line) => lines.push(line.replaceAll(`${copies}/`, "")),
    () => undefined,
  );
  return { code, lines };
}

test("all data of the repository is sound, and every folder is looked at", () => {
  const progress: string[] = [];
  expect(
    main(
      [],
      (line) => progress.push(line),
      (text) => progress.push(text),
    ),
  ).toBe(0);
  expect(progress.map((text) => text.split(":")[0])).toEqual([
    "schemas",
    "finished",
    "imperial-assault",
    "one-piece",
    "warhammer-40k",
    "corpus",
    expect.stringContaining("data files are sound"),
  ]);
});

type Change = readonly [file: string, from: string | RegExp, to: string];

describe("broken copies are told with their paths and the nearest known names", () => {
  const broken: readonly (readonly [what: string, changes: readonly Change[], problems: readonly string[]])[] = [
    [
      "an unknown ability",
      [["finished/abilities.json", '"takeCandy"', '"takeCandi"']],
      ['abilities["takeCandi"].id: "takeCandi" is not known here. Did you mean "takeCandy"?'],
    ],
    [
      "abilities and cards that do not name each other",
      [["finished/cards.json", '"number": 2, "ability": "drawTwo"', '"number": 2, "ability": "drawOne"']],
      ['finished/abilities.json abilities["drawTwo"].cards: it lists'],
    ],
    [
      "a card that does not exist",
      [["imperial-assault/armies.json", '"stormtrooper-elite"', '"stormtroper-elite"']],
      ['there is no card "stormtroper-elite". Did you mean "stormtrooper-elite"?'],
    ],
    [
      "a card in another card's file, and an ability nobody shares",
      [
        ["imperial-assault/command-cards/adrenaline.json", '"id": "adrenaline"', '"id": "adrenalin"'],
        ["imperial-assault/deployment-cards/88-z.json", '"harass",', '"haras",'],
      ],
      [
        'command-cards/adrenaline.json id: "adrenalin" belongs in adrenalin.json.',
        'deployment-cards/88-z.json abilities[0]: no shared ability "haras". Did you mean "harass"?',
      ],
    ],
    [
      "steps nobody knows, in the file of their card",
      [
        ["imperial-assault/command-cards/adrenaline.json", '"do:each"', '"do:eech"'],
        ["imperial-assault/deployment-cards/darth-vader.json", '"do:reroll"', '"do:rerol"'],
        ["imperial-assault/shared-abilities/cower.json", '"do:reroll"', '"do:rerol"'],
      ],
      [
        "command-cards/adrenaline.json does",
        'deployment-cards/darth-vader.json abilities["foresight"].does',
        "shared-abilities/cower.json does.at[0].0",
      ],
    ],
    [
      "an illegal army",
      [
        [
          "imperial-assault/armies.json",
          '{ "card": "imperial-officer" }',
          '{ "card": "imperial-officer", "count": 9 }',
        ],
      ],
      ['armies.json armies["imperial-garrison"]: '],
    ],
    [
      "unknown fields",
      [
        ["imperial-assault/command-cards/adrenaline.json", '"timing": "SOR"', '"timming": "SOR"'],
        ["imperial-assault/maps/training-yard.json", '"zones"', '"zone"'],
      ],
      [
        'imperial-assault/command-cards/adrenaline.json: "timming" is no field of it. Did you mean "timing"?',
        '"zone" is no field of it. Did you mean "zones"?',
      ],
    ],
    [
      "an unknown word",
      [["one-piece/cards.json", '"Leader"', '"Leadr"']],
      ['cards["OP01-003"].kind: "Leadr" is not known here. Did you mean "Leader"?'],
    ],
    [
      "a deck with a card that does not exist, and a proof that is gone",
      [
        ["one-piece/decks.json", '"OP01-006": 4', '"OP01-999": 4'],
        [
          "one-piece/coverage.json",
          "packages/plugins/one-piece/op-actions/test/cards/field.test.ts",
          "packages/gone.test.ts",
        ],
      ],
      ['decks["straw-hats"]: There is no card OP01-999.', "there is no test packages/gone.test.ts. Run pnpm coverage."],
    ],
    [
      "a stratagem at no window, an army without its datasheet, a gap nobody knows",
      [
        ["warhammer-40k/stratagems.json", /"windows": \[\s*"/, '"windows": ["x-'],
        ["warhammer-40k/armies/ember-host.json", '"datasheet": "ash-scouts"', '"datasheet": "ash-scout"'],
        ["warhammer-40k/gaps.json", '"untested": []', '"untested": ["counter-ofensive"]'],
      ],
      [
        'stratagems["command-re-roll"].windows: there is no window "x-',
        'There is no datasheet "ash-scout". Did you mean "ash-scouts"?',
        'gaps.json untested: no data names "counter-ofensive". Did you mean "counter-offensive"?',
      ],
    ],
    [
      "a recording that lacks a moment, and an edited save",
      [
        ["corpus/finished/fickle.json", /("moments": \[\n).*\n/, "$1"],
        ["corpus/finished/saves/greedy-regular-1.json", '"coffee":', '"coffe":'],
      ],
      ["fickle.json moments: 450 inputs have 451 moments, not 450.", "checksum does not fit its contents"],
    ],
    [
      "another schema",
      [["finished/rulesets.json", "finished-rulesets.json", "finished-ruleset.json"]],
      ['is not the schema of this file. Did you mean "../schemas/finished-rulesets.json"?'],
    ],
    ["half a file", [["finished/difficulties.json", "{", ""]], ["finished/difficulties.json: it is no JSON"]],
  ];

  test.each(broken)("%s", (_what, changes, problems) => {
    const { code, lines } = check(...changes.map((change) => copy(...change)));
    expect(code).toBe(1);
    for (const problem of problems) expect(lines).toContainEqual(expect.stringContaining(problem));
  });
});

test("problems of several files come at once, each with its own file", () => {
  const one = copy("finished/difficulties.json", '"coffee": 7', '"cofee": 7');
  const other = copy("warhammer-40k/datasheets.json", '"points": 75', '"points": "75"');
  const { lines } = check(one, other);
  expect(lines).toContainEqual(
    expect.stringMatching(/^finished\/difficulties\.json difficulties\["veryEasy"\]: "cofee" is no field of it/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^warhammer-40k\/datasheets\.json units\["ash-scouts"\]\.points: /),
  );
});

test("a file by another name is known by its schema, and a file without one is refused", () => {
  const named = `${copies}/my-army.json`;
  const text = readFileSync(`${data}/warhammer-40k/armies/ember-host.json`, "utf8");
  writeFileSync(named, text.replace('"id": "ember-host"', '"id": "mine"'));
  expect(check(named)).toEqual({ code: 0, lines: [] });
  writeFileSync(named, "{}");
  expect(check(named).lines).toEqual([
    "my-army.json $schema: say which schema it follows: nothing else tells what it is.",
  ]);
  expect(check(`${copies}/nothing.json`).lines).toEqual(["nothing.json: there is no such file."]);
});

import { files } from "@riposte/data-imperial-assault";
import { expect, test } from "vitest";
import { parseFacts } from "../../src/facts/parse-facts.js";

type Row = Record<string, unknown>;
type File = { $schema: string; cards: Row[] };

test("every problem is reported at once, with file, path and the nearest known name", () => {
  const upgrades = copyOf("deployment-cards/upgrades.json");
  row(upgrades, "beast-tamer").uniqe = true;
  const imperial = copyOf("deployment-cards/imperial.json");
  row(imperial, "darth-vader").traits = ["force-usr"];
  (row(imperial, "at-st").keywords as Row).massiv = true;
  row(imperial, "0-0-0").defense = "black";
  expect(problems({ "deployment-cards/upgrades.json": upgrades, "deployment-cards/imperial.json": imperial })).toEqual([
    'deployment-cards/imperial.json cards["0-0-0"].defense: Invalid input: expected array, received string',
    'deployment-cards/imperial.json cards["at-st"].keywords: "massiv" is no field of it. Did you mean "massive"?',
    'deployment-cards/imperial.json cards["darth-vader"].traits[0]: "force-usr" is not known here. Did you mean "force-user"?',
    'deployment-cards/upgrades.json cards["beast-tamer"]: "uniqe" is no field of it. Did you mean "unique"?',
  ]);
});

test("a surge ability that names an ability its card lacks is reported", () => {
  const imperial = copyOf("deployment-cards/imperial.json");
  row(imperial, "0-0-0").surges = [{ ability: "shocking-plam" }];
  expect(problems({ "deployment-cards/imperial.json": imperial })).toEqual([
    'deployment-cards/imperial.json cards["0-0-0"].surges[0].ability: there is no name "shocking-plam". Did you mean "shocking-palm"?',
  ]);
});

test("a card that refers to a card nobody has is reported", () => {
  const upgrades = copyOf("deployment-cards/upgrades.json");
  row(upgrades, "driven-by-hatred").attachTo = [{ cards: ["darth-vadr"] }];
  row(upgrades, "clan-of-two").companion = "the-chid";
  const command = copyOf("command-cards.json");
  row(command, "blitz").restriction = { by: "figure", anyOf: [{ names: ["Luke Skywalkr"] }] };
  expect(problems({ "deployment-cards/upgrades.json": upgrades, "command-cards.json": command })).toEqual([
    'deployment-cards/upgrades.json cards["clan-of-two"].companion: there is no card "the-chid". Did you mean "the-child"?',
    'deployment-cards/upgrades.json cards["driven-by-hatred"].attachTo[0].cards: there is no card "darth-vadr". Did you mean "darth-vader"?',
    'command-cards.json cards["blitz"].restriction.anyOf[0].names: there is no name "Luke Skywalkr". Did you mean "Luke Skywalker"?',
  ]);
});

test("ids are unique over all files, and a list is sorted by id", () => {
  const neutral = copyOf("deployment-cards/neutral.json");
  neutral.cards.push({ ...row(copyOf("deployment-cards/imperial.json"), "darth-vader") });
  expect(problems({ "deployment-cards/neutral.json": neutral })).toEqual([
    'deployment-cards/neutral.json cards["darth-vader"]: comes after "mara-jade"; the list is sorted by id',
    'deployment-cards/neutral.json cards["darth-vader"]: there is another "darth-vader"; ids are unique',
  ]);
});

test("an unknown timing is reported with the nearest code", () => {
  const command = copyOf("command-cards.json");
  row(command, "blitz").timing = "WATKK";
  expect(problems({ "command-cards.json": command })).toEqual([
    'command-cards.json cards["blitz"].timing: "WATKK" is not known here. Did you mean "WATK"?',
  ]);
});

test("a missing file is a problem", () => {
  const { "armies.json": _, ...rest } = files;
  const parsed = parseFacts(rest);
  expect(parsed).toEqual({ ok: false, problems: [{ file: "armies.json", path: "", message: "the file is missing" }] });
});

function copyOf(file: string): File {
  return structuredClone(files[file]) as File;
}

function row(file: File, id: string): Row {
  const found = file.cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

function problems(changed: Record<string, unknown>): readonly string[] {
  const parsed = parseFacts({ ...files, ...changed });
  return parsed.ok ? [] : parsed.problems.map(({ file, path, message }) => `${file} ${path}: ${message}`);
}

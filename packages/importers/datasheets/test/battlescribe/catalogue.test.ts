import { Unit } from "@riposte/warhammer-40k";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { asXml, findingsOf, horde, imported, raw, system } from "./horde-catalogue.js";

test("a catalogue's unit has its models, what they carry, its sizes, points and choices", () => {
  const { units, formats } = imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde)));
  const [unit] = units.map((one) => Unit.parse(one));
  expect(formats).toEqual({ BattleScribe: 2 });
  expect(unit).toMatchObject({ id: "rust-horde-brutez", points: 80, keywords: ["Infantry", "Rust Horde"] });
  expect(
    unit?.models.map(({ name, count, W, invulnerable, weapons }) => [
      name,
      count,
      W,
      invulnerable,
      weapons.map((one) => one.weapon),
    ]),
  ).toEqual([
    ["Brute with axe", 9, 1, 5, ["axe"]],
    ["Brute with rattler", 0, 1, 5, ["rattler"]],
    ["Boss Brute", 1, 2, 5, ["crusher"]],
  ]);
  expect(unit?.build).toMatchObject({
    costs: [
      { models: 10, points: 80 },
      { models: 11, points: 160 },
    ],
  });
  expect(unit?.build?.sizes[0]).toContainEqual({
    models: ["brute-with-axe", "brute-with-rattler"],
    least: 9,
    most: 19,
  });
  expect(unit?.build?.options).toEqual([
    { models: ["boss-brute"], replaces: [{ name: "crusher", each: 1 }], oneOf: [[{ name: "axe", each: 1 }]] },
  ]);
});

test("rules across files get their parameters, and abilities their words", () => {
  const [unit] = imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde))).units.map(
    (one) => Unit.parse(one),
  );
  expect(unit?.abilities).toMatchObject([
    { name: "Get Loud", text: "They get loud.", mechanics: [] },
    { name: "Deadly Demise D3", key: "deadly-demise" },
  ]);
});

test("a missing catalogue, links to nothing and conditions on the army are reported by name", () => {
  expect(findingsOf("catalogue missing")).toEqual(["Library - Lost: give it too"]);
  expect(findingsOf("link to nothing")).toEqual(["Gone"]);
});

test("XML, zipped XML and JSON of one catalogue give the same units", () => {
  const [json, xml] = [JSON.stringify, asXml].map(
    (write) => imported(raw("a.gst", write(system)), raw("h.cat", write(horde))).units,
  );
  const zipped = imported(raw("a.gst", asXml(system)), {
    file: "h.catz",
    bytes: zipSync({ "h.cat": strToU8(asXml(horde)) }),
  });
  expect(xml).toEqual(json);
  expect(zipped.units).toEqual(json);
});

import { type ArmyList, readArmy } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { eleventh, eleventhProblems } from "../../src/index.js";

const sheet = (id: string, rest: object = {}) => ({
  id,
  points: 100,
  datasheet: id.replace(/-\d$/, ""),
  keywords: ["Character"],
  models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 2 }],
  ...rest,
});
const list = (units: readonly object[], army: object = {}): ArmyList => readArmy({ id: "army", army, units }, []);
const said = (army: ArmyList, limit = 1000) => eleventhProblems(army, limit).map(({ message }) => message);
const detachment = (name: string, points: number, disposition?: string) => ({
  name,
  abilities: [],
  points,
  ...(disposition === undefined ? {} : { disposition }),
});

describe("mustering", () => {
  test("mustering: 2 detachment points at 1,000, 3 at 2,000, each detachment once", () => {
    const army = { detachment: detachment("Wardens", 2), moreDetachments: [detachment("Outriders", 1)] };
    expect(said(list([sheet("a")], army), 2000)).toEqual([]);
    expect(said(list([sheet("a")], army))).toEqual([
      "Its detachments cost 3 detachment points, and 2 are the most at 1000 points.",
    ]);
    const twice = { detachment: detachment("Outriders", 1), moreDetachments: [detachment("Outriders", 1)] };
    expect(said(list([sheet("a")], twice))).toEqual([
      "The detachment Outriders is in the army twice; once is the most.",
    ]);
  });

  test("mustering: the force disposition is one of five, and one of its detachments'", () => {
    const with_ = (disposition: string) =>
      said(list([sheet("a")], { detachment: detachment("Wardens", 1, "Take and Hold"), disposition }));
    expect(with_("Take and Hold")).toEqual([]);
    expect(with_("Disruption")).toEqual([
      "No detachment of the army has the force disposition Disruption; they have Take and Hold.",
    ]);
    expect(with_("Chaos")[0]).toMatch(/^There is no force disposition "Chaos"\. Dispositions: Take and Hold, /);
  });

  test("mustering: half the points at most start in Reserves", () => {
    const units = [sheet("a"), sheet("b"), sheet("c", { points: 101 })];
    const away = (...reserve: readonly string[]) => said(readArmy({ id: "army", army: {}, units, reserve }, []));
    expect(away("a")).toEqual([]);
    expect(away("a", "b")).toEqual(["200 of its 301 points start in Reserves; half of them are the most."]);
  });

  test("mustering: 2 of a datasheet at 1,000, 3 at 2,000, double for BATTLELINE, one EPIC HERO", () => {
    const three = list([1, 2, 3].map((at) => sheet(`guard-${at}`)));
    expect(said(three)).toEqual(["guard-1 is in the army 3 times; 2 are the most."]);
    expect(said(three, 2000)).toEqual([]);
    expect(said(list([1, 2, 3].map((at) => sheet(`guard-${at}`, { keywords: ["Character", "Battleline"] }))))).toEqual(
      [],
    );
    expect(said(list([1, 2].map((at) => sheet(`hero-${at}`, { keywords: ["Character", "Epic Hero"] }))))).toHaveLength(
      1,
    );
  });

  test("mustering: 2 enhancements at 1,000, one on a unit, upgrades of one kind up to three", () => {
    const gifted = (id: string, name: string, rest: object = {}) =>
      sheet(id, { enhancements: [{ name, abilities: [] }], ...rest });
    expect(said(list([gifted("a", "Relic"), gifted("b", "Blade"), gifted("c", "Cloak")]))).toEqual([
      "It has 3 enhancements, and 2 are the most.",
    ]);
    expect(said(list([gifted("a", "Relic"), gifted("b", "Relic")]))).toEqual([
      "Relic is in the army 2 times; 1 is the most.",
    ]);
    const plain = { keywords: ["Infantry"] };
    const upgraded = [sheet("a"), ...["b", "c", "d"].map((id) => gifted(id, "Mines", plain))];
    expect(said(list(upgraded))).toEqual([]);
  });

  test("command points: rules may give more than one a round", () => {
    expect(eleventh().map(({ terms }) => terms.mostExtraCommand)).toEqual([null, null]);
  });
});

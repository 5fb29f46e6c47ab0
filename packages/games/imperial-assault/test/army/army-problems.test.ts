import { describe, expect, test } from "vitest";
import type { ArmyEntry } from "../../src/army/army-list.js";
import { armyProblems } from "../../src/army/army-problems.js";
import { isLegal } from "../../src/army/legality.js";
import { armyPoints } from "../../src/army/muster.js";
import type { Affiliation } from "../../src/facts/vocabulary.js";
import { gameFacts } from "../facts/game-facts.js";

const facts = gameFacts();

test("the ready armies are legal, up to 40 points", () => {
  for (const { id, army } of Object.values(facts.armies)) {
    expect(armyProblems(facts, army), id).toEqual([]);
    expect(armyPoints(facts, army)).toBeLessThanOrEqual(40);
  }
});

describe("points", () => {
  test("forty points are allowed, and fewer, but not one more", () => {
    expect(codes("imperial", "darth-vader", "darth-vader")).toContain("TOO_MANY_COPIES");
    expect(codes("imperial", "darth-vader", "royal-guard-elite", "royal-guard-elite", "probe-droid-elite")).toEqual([]);
    expect(
      problems("imperial", "darth-vader", "royal-guard-elite", "royal-guard-elite", "e-web-engineer-elite"),
    ).toEqual(["TOO_MANY_POINTS: The army costs 41 points; at most 40 are allowed."]);
    expect(codes("imperial", "probe-droid")).toEqual([]);
  });

  test("a negative cost makes room for others", () => {
    const cards = ["darth-vader", "royal-guard-elite", "royal-guard-elite", "e-web-engineer-elite"];
    expect(codes("imperial", ...cards, "driven-by-hatred")).toEqual([]);
  });

  test("an attachment bought for a Modular group costs one less, and must fit it", () => {
    const army = (on?: string): ArmyEntry[] => [
      { card: "heavy-stormtrooper-elite" },
      { card: "cross-training", ...(on === undefined ? {} : { on }) },
    ];
    expect(armyPoints(facts, { affiliation: "imperial", cards: army() })).toBe(9);
    expect(armyPoints(facts, { affiliation: "imperial", cards: army("heavy-stormtrooper-elite") })).toBe(8);
    expect(list("imperial", army("darth-vader"))).toEqual([
      'ATTACHMENT_MISPLACED: Cross-Training cannot be attached to "darth-vader" in this army.',
    ]);
  });

  test("another printing has its own cost", () => {
    const cards: ArmyEntry[] = [{ card: "imperial-officer" }, { card: "advanced-com-systems" }];
    expect(armyPoints(facts, { affiliation: "imperial", cards })).toBe(2);
    const ffg: ArmyEntry[] = [{ card: "imperial-officer" }, { card: "advanced-com-systems", edition: "ffg" }];
    expect(armyPoints(facts, { affiliation: "imperial", cards: ffg })).toBe(3);
  });
});

describe("copies", () => {
  test("unique 1, elite 2, regular 4", () => {
    expect(problems("rebel", "gideon-argus", "gideon-argus")).toEqual([
      "TOO_MANY_COPIES: Gideon Argus is unique: at most 1, not 2.",
    ]);
    expect(list("imperial", [{ card: "probe-droid-elite", count: 3 }])).toEqual([
      "TOO_MANY_COPIES: Probe Droid (Elite) is elite: at most 2, not 3.",
    ]);
    expect(list("imperial", [{ card: "probe-droid", count: 4 }])).toEqual([]);
    expect(list("imperial", [{ card: "probe-droid", count: 5 }])).toEqual([
      "TOO_MANY_COPIES: Probe Droid (Regular) is regular: at most 4, not 5.",
    ]);
  });

  test("elite and regular are counted apart", () => {
    expect(
      list("imperial", [
        { card: "probe-droid", count: 4 },
        { card: "probe-droid-elite", count: 2 },
      ]),
    ).toEqual([]);
  });

  test("subtitles do not make a different unique card", () => {
    expect(problems("rebel", "luke-skywalker", "luke-skywalker-jedi-knight")).toEqual([
      "TOO_MANY_COPIES: Luke Skywalker is unique: at most 1, not 2.",
    ]);
  });
});

describe("affiliation", () => {
  test("one affiliation per army; neutral cards fit any", () => {
    expect(problems("rebel", "luke-skywalker", "stormtrooper")).toEqual([
      "WRONG_AFFILIATION: Stormtrooper (Regular) is imperial; the army is rebel and no card in it admits this one.",
    ]);
    expect(problems("rebel", "gideon-argus", "rule-by-fear")).toEqual([
      "WRONG_AFFILIATION: Rule by Fear is imperial; the army is rebel and no card in it admits this one.",
    ]);
    for (const affiliation of ["rebel", "imperial", "mercenary"] as const) {
      expect(codes(affiliation, "mara-jade", "unshakable")).toEqual([]);
    }
  });

  test("Temporary Alliance admits two mercenary groups to an Imperial army, no upgrades", () => {
    expect(codes("imperial", "stormtrooper", "temporary-alliance", "bossk", "greedo")).toEqual([]);
    expect(codes("imperial", "stormtrooper", "temporary-alliance", "bossk", "greedo", "hired-gun")).toEqual([
      "WRONG_AFFILIATION",
    ]);
    expect(codes("imperial", "stormtrooper", "temporary-alliance", "first-strike")).toEqual(["WRONG_AFFILIATION"]);
    expect(codes("mercenary", "bossk", "temporary-alliance", "stormtrooper")).toEqual([
      "WRONG_AFFILIATION",
      "WRONG_AFFILIATION",
    ]);
  });

  test("Doctor Aphra admits 0-0-0 and BT-1 together, not one of them", () => {
    expect(codes("mercenary", "doctor-aphra", "0-0-0", "bt-1")).toEqual([]);
    expect(codes("mercenary", "doctor-aphra", "bt-1")).toEqual(["WRONG_AFFILIATION"]);
  });

  test("elite Jawas admit three Droid groups, Saska one mercenary, the elite Wing Guard Lando", () => {
    expect(codes("mercenary", "jawa-scavenger-elite", "r2-d2", "probe-droid", "c-3po")).toEqual([]);
    expect(codes("mercenary", "jawa-scavenger-elite", "r2-d2", "probe-droid", "c-3po", "k-2so")).toEqual([
      "WRONG_AFFILIATION",
    ]);
    expect(codes("mercenary", "jawa-scavenger-elite", "stormtrooper")).toEqual(["WRONG_AFFILIATION"]);
    expect(codes("rebel", "saska-teft", "bossk")).toEqual([]);
    expect(codes("rebel", "saska-teft", "bossk", "greedo")).toEqual(["WRONG_AFFILIATION"]);
    expect(codes("mercenary", "wing-guard-elite", "lando-calrissian")).toEqual([]);
    expect(codes("mercenary", "wing-guard", "lando-calrissian")).toEqual(["WRONG_AFFILIATION"]);
  });

  test("places of several cards are shared out so that all fit if they can", () => {
    // The Jawas could take both Droids; Aphra's pair takes the other places.
    const droids = ["r2-d2", "probe-droid", "c-3po", "0-0-0", "bt-1"];
    expect(codes("mercenary", "doctor-aphra", "jawa-scavenger-elite", ...droids)).toEqual([]);
  });

  test("a Scavenged Walker brings its host into a mercenary army", () => {
    expect(codes("mercenary", "bossk", "at-st", "scavenged-walker")).toEqual([]);
    expect(codes("mercenary", "bossk", "at-st")).toEqual(["WRONG_AFFILIATION"]);
  });
});

describe("rules of cards about the whole army", () => {
  test("A New Hope and Spectre Cell allow their heroes only, Heroic Effort uniques only", () => {
    expect(codes("rebel", "a-new-hope", "luke-skywalker", "r2-d2")).toEqual([]);
    expect(problems("rebel", "a-new-hope", "luke-skywalker", "rebel-trooper")).toEqual([
      "ARMY_RULE_BROKEN: A New Hope does not allow Rebel Trooper (Regular).",
    ]);
    expect(codes("rebel", "a-new-hope", "luke-skywalker-jedi-knight")).toEqual(["ARMY_RULE_BROKEN"]);
    expect(codes("rebel", "spectre-cell", "ezra-bridger", "c1-10p")).toEqual([]);
    expect(codes("rebel", "spectre-cell", "ezra-bridger", "c-3po")).toEqual(["ARMY_RULE_BROKEN"]);
    expect(codes("rebel", "heroic-effort", "ezra-bridger", "c-3po")).toEqual([]);
    expect(codes("rebel", "heroic-effort", "ezra-bridger", "rebel-trooper")).toEqual(["ARMY_RULE_BROKEN"]);
  });

  test("Rogue One needs its six and forbids other uniques of cost 3 or less", () => {
    const six = ["baze-malbus", "bodhi-rook", "cassian-andor", "chirrut-imwe", "jyn-erso", "k-2so"];
    expect(errors("rebel", "rogue-one", ...six)).toEqual([]);
    expect(errors("rebel", "rogue-one", ...six, "gideon-argus")).toEqual([
      "ARMY_RULE_BROKEN: Rogue One forbids Gideon Argus.",
    ]);
    expect(errors("rebel", "rogue-one", ...six.slice(1))).toEqual(["ARMY_RULE_BROKEN: Rogue One needs baze-malbus."]);
  });

  test("Bib Fortuna does not work with Rebels", () => {
    expect(codes("rebel", "saska-teft", "bib-fortuna")).toEqual(["ARMY_RULE_BROKEN"]);
    expect(codes("mercenary", "bib-fortuna", "bossk")).toEqual([]);
  });
});

describe("attachments", () => {
  test("an attachment needs a group that meets its restriction", () => {
    expect(problems("imperial", "probe-droid", "vaders-finest")).toEqual([
      "ATTACHMENT_WITHOUT_HOST: No group of the army can take Vader's Finest.",
    ]);
    expect(codes("imperial", "stormtrooper", "vaders-finest")).toEqual([]);
  });

  test("a group takes one attachment", () => {
    expect(problems("imperial", "stormtrooper", "vaders-finest", "cross-training")).toEqual([
      "TOO_MANY_ATTACHMENTS: Every group that could take Cross-Training has an attachment; a group takes one.",
    ]);
    expect(codes("imperial", "stormtrooper", "stormtrooper", "vaders-finest", "cross-training")).toEqual([]);
    // The picky attachment gets the only group it fits, whatever the order of the list.
    expect(codes("imperial", "stormtrooper", "darth-vader", "motivation", "vaders-finest")).toEqual([]);
    expect(codes("imperial", "darth-vader", "stormtrooper", "headhunter", "vaders-finest")).toEqual([
      "WRONG_AFFILIATION",
    ]);
  });

  test("a squad upgrade is an attachment, for a non-unique Trooper group of two of its affiliation", () => {
    expect(codes("imperial", "heavy-stormtrooper", "flametrooper")).toEqual([]);
    expect(codes("imperial", "stormtrooper", "flametrooper")).toEqual(["ATTACHMENT_WITHOUT_HOST"]);
    expect(codes("imperial", "heavy-stormtrooper", "flametrooper", "vaders-finest")).toEqual(["TOO_MANY_ATTACHMENTS"]);
    expect(codes("imperial", "shoretrooper", "mortar-trooper")).toEqual([]);
  });

  test("Mara Jade takes her army's affiliation and its trait", () => {
    expect(codes("mercenary", "mara-jade", "smugglers-run")).toContain("WRONG_AFFILIATION");
    expect(codes("rebel", "mara-jade", "clan-of-two")).toContain("WRONG_AFFILIATION");
    expect(codes("imperial", "mara-jade", "survivalist")).toEqual([]);
    expect(codes("rebel", "mara-jade", "survivalist")).toEqual(["ATTACHMENT_WITHOUT_HOST"]);
  });

  test("only an attachment is bought for a group", () => {
    expect(list("imperial", [{ card: "stormtrooper" }, { card: "rule-by-fear", on: "stormtrooper" }])).toEqual([
      "ATTACHMENT_MISPLACED: Rule by Fear is no attachment.",
    ]);
  });
});

test("every reason is told at once, each naming its cards", () => {
  const found = armyProblems(facts, {
    affiliation: "rebel",
    cards: [
      { card: "darth-vader", count: 2 },
      { card: "stormtroper" },
      { card: "junk-droid" },
      { card: "scout" },
      { card: "vaders-finest" },
      { card: "gideon-argus", edition: "ffg" },
    ],
  });
  expect(found.map(({ code, cards }) => `${code} ${cards.join(" ")}`)).toEqual([
    "UNKNOWN_CARD stormtroper",
    "NOT_FOR_ARMIES junk-droid",
    "NOT_FOR_ARMIES scout",
    "TOO_MANY_COPIES darth-vader",
    "UNKNOWN_PRINTING gideon-argus",
    "WRONG_AFFILIATION darth-vader",
    "WRONG_AFFILIATION darth-vader",
    "WRONG_AFFILIATION vaders-finest",
    "ATTACHMENT_WITHOUT_HOST vaders-finest",
  ]);
  expect(found[0]?.message).toBe('There is no deployment card "stormtroper". Did you mean "stormtrooper"?');
  expect(isLegal(found)).toBe(false);
});

test("an army of upgrades has no figures", () => {
  expect(codes("rebel", "rebel-high-command")).toEqual(["NO_FIGURES"]);
});

test("one name is never there in two printings", () => {
  const cards: ArmyEntry[] = [
    { card: "imperial-officer", count: 2 },
    { card: "advanced-com-systems" },
    { card: "advanced-com-systems", edition: "ffg" },
  ];
  expect(list("imperial", cards).map((text) => text.split(":")[0])).toEqual(["TOO_MANY_COPIES", "MIXED_PRINTINGS"]);
});

test("a playtest card is a warning, not an illegality", () => {
  const found = armyProblems(facts, { affiliation: "rebel", cards: [{ card: "at-rt" }] });
  expect(found).toEqual([
    { code: "PLAYTEST", severity: "warning", message: "AT-RT is a playtest card of S11.1.", cards: ["at-rt"] },
  ]);
  expect(isLegal(found)).toBe(true);
});

function list(affiliation: Affiliation, cards: ArmyEntry[]): string[] {
  return armyProblems(facts, { affiliation, cards }).map(({ code, message }) => `${code}: ${message}`);
}

function problems(affiliation: Affiliation, ...cards: string[]): string[] {
  return list(
    affiliation,
    cards.map((card) => ({ card })),
  );
}

function errors(affiliation: Affiliation, ...cards: string[]): string[] {
  return problems(affiliation, ...cards).filter((text) => !text.startsWith("PLAYTEST"));
}

function codes(affiliation: Affiliation, ...cards: string[]): string[] {
  return errors(affiliation, ...cards).map((text) => text.slice(0, text.indexOf(":")));
}

import { describe, expect, test } from "vitest";
import { checkMap, compileBoard } from "../../src/board/index.js";

const yard = { id: "yard", name: "Yard", spaces: ["a-d1-3"], zones: { red: ["a1-3"], blue: ["d1-3"] } };

function problems(changes: object): string[] {
  const checked = checkMap({ ...yard, ...changes });
  return checked.ok ? [] : checked.problems;
}

describe("a map with mistakes is refused, and every mistake is named at once", () => {
  test("the plain map is fine", () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      "a one-sided edge",
      { edges: { wall: ["d1 / e1"] } },
      "edges.wall: one-sided wall edge d1 / e1; the map has no space e1",
    ],
    [
      "an edge outside the map",
      { edges: { wall: ["x1 / y1"] } },
      "edges.wall: wall edge x1 / y1 has no space on either side",
    ],
    [
      "a door between spaces that are no neighbours",
      { doors: [{ id: "gate", edges: ["a1 / c1"] }] },
      'doors.gate: door "gate" a1 / c1 is not between neighbours',
    ],
    ["a door without an edge", { doors: [{ id: "gate" }] }, "doors.gate: the door has no edge"],
    ["an unknown terrain", { terrain: { lava: ["a1"] } }, 'terrain: unknown terrain "lava"'],
    ["an unknown edge kind", { edges: { fence: ["a1 / b1"] } }, 'edges: unknown edge kind "fence"'],
    ["an unknown space", { terminals: ["k9"] }, 'terminals: the map has no space k9 (in "k9")'],
    ["an unreadable block", { terminals: ["9k"] }, 'terminals: cannot read "9k"; write "m14", "p-u16" or "p-u5-10"'],
    ["a space listed twice", { spaces: ["a-d1-3", "b2"] }, "spaces: b2 is listed twice"],
    [
      "an edge listed twice",
      { edges: { wall: ["a1 / b1"], blocking: ["b1 / a1"] } },
      "edges.blocking: the edge a1 / b1 is listed twice",
    ],
    ["two terrains", { terrain: { difficult: ["b2"], blocking: ["b2"] } }, "terrain.blocking: b2 is difficult already"],
    [
      "a zone on blocking terrain",
      { terrain: { blocking: ["a2"] } },
      "zones.red: nobody can be deployed on a2, it is blocking",
    ],
    ["a space in both zones", { zones: { red: ["a1"], blue: ["a1", "d1"] } }, "zones: a1 lies in both zones"],
    ["an isolated space", { spaces: ["a-d1-3", "f1"] }, "spaces: f1 is isolated"],
    [
      "an isolated zone",
      { edges: { wall: ["b1-3 / c1-3"] } },
      "zones.blue: isolated, no way leads from a1 to d1, d2, d3",
    ],
    ["a space on two tiles", { tiles: { one: ["a1"], two: ["a1"] } }, "tiles.two: a1 lies on tile one already"],
    ["a wrong type", { spaces: "a1" }, "spaces: Invalid input: expected array, received string"],
    [
      "a mission about something the map has not",
      {
        missions: {
          a: { name: "A", rules: [{ type: "score-control", when: "end-of-round", control: { area: "bar" }, vp: 1 }] },
        },
      },
      'missions.a.rules.0 (score-control): the map has no area "bar"',
    ],
  ])("%s", (_, changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  test("a mission with tokens that cannot be and rules about what is not there", () => {
    const when = "end-of-round";
    const a = {
      name: "A",
      tokens: [
        { id: "beast", label: "Beast", spaces: ["b1", "b1"], figure: true, carried: true },
        { id: "crate", label: "Crate", colours: { red: ["b2"] } },
        { id: "crate", label: "Crate" },
      ],
      lockedDoors: ["gate"],
      rules: [
        { type: "move-tokens", when, follows: true, token: "thug", spaces: 2, toward: "nearest-figure" },
        { type: "push-in-turn", when, token: "crate", spaces: 3, toward: "most-figures" },
        { type: "swap-tokens", when, token: "beast" },
        { type: "gain-power", when, on: "crate", power: { blue: "evade" } },
        { type: "score-control", when, control: { token: "crate" }, vp: { green: 5, red: 1 } },
        { type: "score-control", when, control: { terminals: true }, vp: { green: 5 } },
        { type: "score-carried", when, token: "crate", vp: 3 },
        { type: "open-doors", when, control: { space: "k9" } },
        { type: "place-tokens", when, token: "crate", at: "k8", amount: 1 },
      ],
    };
    expect(problems({ missions: { a } })).toEqual([
      "missions.a.tokens.beast: b1 is listed twice",
      'missions.a.tokens: "crate" is listed twice',
      "missions.a.tokens.beast: a figure needs attackable, with its health",
      "missions.a.tokens.beast: a figure is neither carried nor turned over",
      'missions.a.rules.0 (move-tokens): the mission has no token "thug"',
      "missions.a.rules.0 (move-tokens): it follows no rule of the same moment",
      'missions.a.rules.1 (push-in-turn): "crate" is no figure',
      'missions.a.rules.2 (swap-tokens): "beast" is a figure',
      'missions.a.rules.3 (gain-power): no "crate" is blue',
      'missions.a.rules.4 (score-control): no "crate" is green',
      "missions.a.rules.5 (score-control): the map has no terminals",
      "missions.a.rules.5 (score-control): points by side are for tokens",
      'missions.a.rules.6 (score-carried): "crate" is never carried',
      "missions.a.rules.7 (open-doors): the map has no space k9",
      "missions.a.rules.7 (open-doors): the map has no doors",
      "missions.a.rules.8 (place-tokens): the map has no space k8",
      'missions.a.lockedDoors: the map has no door "gate"',
    ]);
  });

  test("a rule that nobody knows", () => {
    expect(problems({ missions: { a: { name: "A", rules: [{ type: "dance", when: "end-of-round" }] } } })).toEqual([
      expect.stringMatching(/^missions\.a\.rules\[0\]/),
    ]);
  });

  test("a drawing with unknown signs or a door onto nothing", () => {
    const drawing = ["+-+-+", "|. ?|", "+*+ +", "|. .1", "+-+-+"];
    expect(problems({ drawing, spaces: [], zones: undefined })).toEqual([
      'drawing: unknown terrain "?" in line 2, character 4',
      'drawing: unknown edge "*" in line 3, character 2',
      'drawing: one-sided door "door-1" b2 / c2; the map has no space c2',
    ]);
  });

  test("all of them come in one error with the map's name", () => {
    const bad = { ...yard, terrain: { lava: ["a1"] }, edges: { wall: ["d1 / e1"] }, terminals: ["k9"] };
    expect(() => compileBoard(bad)).toThrow(
      [
        'DECLARATION_INVALID: Map "yard" is wrong:',
        '- terrain: unknown terrain "lava"',
        "- edges.wall: one-sided wall edge d1 / e1; the map has no space e1",
        '- terminals: the map has no space k9 (in "k9")',
      ].join("\n"),
    );
  });
});

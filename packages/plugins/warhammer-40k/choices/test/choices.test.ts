import { armies, datasheets, mechanics as files } from "@riposte/data-warhammer-40k";
import { startMatch } from "@riposte/kernel/run";
import { describeAttack, Situation, tenth, Unit } from "@riposte/warhammer-40k";
import { mechanicsOf, readLibrary } from "@riposte/warhammer-40k-abilities";
import { describe, expect, test } from "vitest";
import { Choice, resolvedMark } from "../src/index.js";
import { battle, game, squad, unit } from "./battle.js";

const oath = {
  id: "oath-of-moment",
  pick: { kind: "unit", side: "enemy" },
  mark: "oath-of-moment",
  until: [{ until: "startOfNext", phase: "command", of: "owner" }],
};
const OATH = {
  name: "Oath of Moment",
  choice: oath,
  mechanics: [
    {
      if: { is: "marked", who: "target", mark: "oath-of-moment" },
      effects: [{ do: "reroll", roll: "hit", dice: "any" }],
    },
  ],
};
const sworn = { rules: [{ name: "Oath of Moment", abilities: [OATH] }] };
const none = { commandPoints: [0, 0] };
const marks = (...on: readonly object[]) => ({ "warhammer-40k": { marks: on } }) as never;
const small = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad(id, along, { models: { count: 1 }, ...rest });

describe("command-phase choices", () => {
  test("Oath of Moment is chosen at the start of the Command phase, and lets hits be re-rolled", () => {
    battle([small("squad", 20)], [small("foes", 40), small("others", 41)], { ...none, army: sworn, dice: [1, 1] })
      .proves("oath-of-moment")
      .offersExactly(["oath-of-moment/1.foes", "oath-of-moment/1.others"])
      .choose("oath-of-moment/1.foes")
      .expect(marks({ mark: "oath-of-moment", owner: 0, on: "1.foes", until: oath.until }))
      .choose("done")
      .choose("0.squad")
      .choose("1.foes")
      .pass()
      // the miss was rolled again
      .event("hits:rolled", { faces: [1], hits: 0 })
      .waits()
      .done();
  });

  test("Oath of Moment works through the opponent's turn, until the owner's next Command phase", () => {
    const mark = { mark: "oath-of-moment", owner: 0, on: "1.foes", until: oath.until };
    const foes = small("foes", 11, { models: { count: 1, W: 9 } });
    battle([small("squad", 10), small("guards", 10)], [foes, small("others", 40)], {
      army: sworn,
      ...none,
      phase: "fight",
      turn: 1,
      marks: [mark],
      dice: [1, 2, 1, 1, 1],
    })
      // seat 1 is active: seat 0 fights first, and its miss is rolled again
      .choose("0.squad")
      .event("hits:rolled", { faces: [2], hits: 0 })
      .choose("0.squad")
      .choose("oath-of-moment/1.others")
      .expect(marks({ ...mark, on: "1.others" }))
      .waits()
      .done();
  });

  test("both players can hold an Oath, each his own", () => {
    const held = (owner: number, on: string) => ({ mark: "oath-of-moment", owner, on, until: oath.until });
    battle([small("squad", 0)], [small("foes", 40)], {
      ...none,
      army: sworn,
      enemies: sworn,
      marks: [held(1, "0.squad")],
    })
      .expect(marks(held(1, "0.squad"), held(0, "1.foes")))
      .waits()
      .done();
  });

  test("an option marks the whole army, once per battle where it says so, and need not be taken", () => {
    const frenzy = {
      name: "Frenzy",
      choice: {
        id: "frenzy",
        optional: true,
        limit: "battle",
        pick: { kind: "option", options: [{ id: "now" }] },
        mark: "frenzy",
        until: [{ until: "startOfNext", phase: "command", of: "owner" }],
      },
    };
    const army = { rules: [{ name: "Frenzy", abilities: [frenzy] }] };
    battle([small("squad", 0)], [small("foes", 40)], { ...none, army })
      .proves("frenzy")
      .offersExactly(["frenzy/now", "pass"])
      .choose("frenzy/now")
      .expect({
        "warhammer-40k": {
          marks: [{ mark: "frenzy", owner: 0, on: "army:0", value: "now", until: frenzy.choice.until }],
        },
      } as never)
      .waits()
      .done();
  });

  test("an Order reaches a unit within 6 inches, replaces its last one, and ends with Battle-shock", () => {
    const until = [
      { until: "startOfNext", phase: "command", of: "owner" },
      { until: "event", event: "unit:battle-shocked" },
    ];
    const orders = {
      name: "Orders",
      choice: {
        id: "orders",
        optional: true,
        replaces: "subject",
        pick: { kind: "unit", side: "friendly", within: 6, options: [{ id: "aim" }, { id: "move" }] },
        mark: "order",
        until,
      },
    };
    const officer = small("officer", 0, { abilities: [orders] });
    const shaken = squad("squad", 4, { models: { count: 2, starting: 5 } });
    battle([officer, shaken, small("far", 7)], [small("foes", 40)], { ...none, dice: [1, 1] })
      .offersExactly([
        ...["aim", "move"].flatMap((order) => [
          `orders/0.officer/0.officer/${order}`,
          `orders/0.officer/0.squad/${order}`,
        ]),
        "pass",
      ])
      .choose("orders/0.officer/0.squad/aim")
      .choose("pass")
      .event("unit:battle-shocked", { unit: "0.squad" })
      .event("mark:expired", { mark: "order", on: "0.squad" })
      .expect(marks())
      .expect(unit("0.squad", { combat: { battleShocked: true } }) as never)
      .waits()
      .done();
  });

  test("the choices of our armies mark what they name", () => {
    const [ember, thorn] = armies as readonly { readonly army: { readonly detachment: object } }[];
    const until = [{ until: "startOfNext", phase: "command", of: "owner" }];
    const foes = [small("foes", 40), small("others", 41)];
    const army = (one: typeof ember) => ({ ...none, army: { rules: [one?.army.detachment] } });
    battle([small("squad", 0)], foes, army(ember))
      .proves("ember-doctrines")
      .offersExactly(["devastator", "tactical", "assault"].map((one) => `ember-doctrines/${one}`).concat("pass"))
      .choose("ember-doctrines/tactical")
      .expect(marks({ mark: "ember-doctrine", owner: 0, on: "army:0", value: "tactical", until }))
      .value("unit:may", { unit: "0.squad", action: "fallBackAndCharge" }, 0, 1)
      .waits()
      .done();
    battle([small("squad", 0)], foes, army(thorn))
      .proves("marked-prey")
      .choose("marked-prey/1.others")
      .expect(marks({ mark: "marked-prey", owner: 0, on: "1.others", until }))
      .waits()
      .done();
    const marshal = datasheets.find((sheet) => (sheet as { readonly id: string }).id === "ember-marshal") as object;
    const place = { along: 0, lane: 0 };
    battle([{ ...marshal, place }, small("squad", 4)], foes, none)
      .proves("marshals-orders")
      .choose("marshals-orders/0.ember-marshal/0.squad/take-aim")
      .expect(
        marks({
          mark: "marshals-order",
          owner: 0,
          on: "0.squad",
          value: "take-aim",
          until: [...until, { until: "event", event: "unit:battle-shocked" }],
        }),
      )
      .waits()
      .done();
  });

  test("a resolved mark in a query does without a match what the choice does in play", () => {
    const attacker = Unit.parse(squad("squad", 0));
    const target = Unit.parse({ ...squad("foes", 18), seat: 1 });
    const asked = (given: readonly unknown[]) =>
      describeAttack(tenth, [mechanicsOf(readLibrary(files))], {
        attacker,
        target,
        part: "squad",
        weapon: "rifle",
        count: 1,
        situation: Situation.parse({ marks: given, armies: { attacker: sworn } }),
      }).hit.reroll;
    expect(asked([])).toBe("none");
    expect(asked([resolvedMark(Choice.parse(oath), { owner: 0, unit: "foes" })])).toBe("fails");
    expect(asked([resolvedMark(Choice.parse(oath), { owner: 1, unit: "foes" })])).toBe("none");
  });

  test("a choice nobody can make is refused with what to do", () => {
    const wrong = (choice: object) => ({ rules: [{ name: "Rule", abilities: [{ name: "Rule", choice }] }] });
    const start = (army: object) => () =>
      startMatch(game, {
        setup: {
          armies: [
            { id: "one", army, units: [squad("squad", 0)] },
            { id: "other", army: {}, units: [squad("foes", 40)] },
          ],
        },
      });
    const friendly = { ...oath, pick: { kind: "unit", side: "friendly", keywords: ["PSYKER"] } };
    expect(start(wrong(friendly))).toThrow(/Army "one".*PSYKER, which no unit of the army has: nobody can make it/);
    expect(start(wrong({ ...oath, window: "comand:start" }))).toThrow(/Did you mean "command:start"\?/);
    expect(start(wrong({ ...oath, pick: { kind: "option", options: [] } }))).toThrow(/has no options/);
    expect(start(wrong({ ...oath, until: [] }))).toThrow(/until/);
  });
});

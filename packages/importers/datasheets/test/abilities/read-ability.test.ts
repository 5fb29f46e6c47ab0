import { describe, expect, test } from "vitest";
import { readAbility } from "../../src/abilities/read-ability.js";

const bearer = {
  isAlone: true,
  weapons: ["Ember lance", "Twin repeater - focused"],
  keywords: ["Ember Host", "Vehicle"],
};

const told = (text: string, of: Partial<typeof bearer> = {}): readonly string[] => {
  const reading = readAbility("Steady Hand", text, { ...bearer, ...of });
  return "told" in reading ? reading.told : [`stopped at ${reading.stoppedAt}`];
};

describe("a text is read and told in our words", () => {
  test.each<readonly [string, readonly string[]]>([
    [
      "Each time this model makes a ranged attack, on a Critical Wound, that attack has an Armour Penetration characteristic of -3.",
      ["attacking, this model: critical wounds: AP becomes -3, if the attack is ranged"],
    ],
    [
      "Each time a model in the bearer's unit makes an attack, on a Critical Wound, improve the Armour Penetration characteristic of that attack by 1.",
      ["attacking: critical wounds: AP minus 1"],
    ],
    [
      "In your opponent\u2019s Shooting phase, when an enemy unit has shot, if a model in this unit was **destroyed** by those attacks, this unit can make a **surge move** of up to D6+2\u201d.",
      ["when model.lost: a surge move of up to D6+2\", if it is the shooting phase, and it is the opponent's turn"],
    ],
    [
      "Each time a model in this unit is destroyed by a melee attack, if that model has not fought this phase, roll one D6: on a 4+, do not remove it from play. The destroyed model can fight after the attacking model\u2019s unit has finished making its attacks, and is then removed from play.",
      [
        "when model.destroyed: fights on before it is removed, if the attack is melee, and not: the unit has the state fought, on a 4+",
      ],
    ],
    [
      "Each time a unit disembarks from this model after it has made a Normal move, that unit is still eligible to declare a charge this turn.",
      ["always: may chargeAfterDisembark"],
    ],
    [
      "Units can disembark from this TRANSPORT after it has Advanced. Units that do so count as having made a Normal move that phase, and cannot declare a charge in the same turn, but can otherwise act normally.",
      ["always: may disembarkAfterAdvance"],
    ],
    ['This unit has -3" detection range.', ["always: the detection range minus 3"]],
    [
      "Each time this model makes a ranged attack that targets a Monster or Vehicle unit, add 1 to the Wound roll.",
      ["attacking, this model: +1 to wound rolls, if the attack is ranged, and the target is MONSTER or VEHICLE"],
    ],
    [
      "While this model is leading a unit, melee weapons equipped by models in that unit have the [LANCE] ability.",
      ["attacking: weapons have Lance, if its model leads a unit, and the attack is made with a melee weapon"],
    ],
    [
      "Each time a model in this unit makes an attack, re-roll a Hit roll of 1. If the target of that attack is within range of an objective marker, you can re-roll the Hit roll instead.",
      [
        "attacking: re-roll rolls of 1 to hit",
        "attacking: re-roll any rolls to hit, if the target is within range of an objective",
      ],
    ],
    [
      "Each time an attack is allocated to a model in this unit, subtract 1 from the Damage characteristic of that attack.",
      ["attacked: Damage minus 1"],
    ],
    [
      "While a friendly EMBER HOST unit (excluding Vehicles) is within 6\u201d of this model, models in that unit have the Feel No Pain 5+ ability against mortal wounds.",
      [
        'attacked: Feel No Pain 5+ against mortal wounds, if the unit is EMBER HOST, and not: the unit is VEHICLE, for friendly units within 6"',
      ],
    ],
    [
      "Once per battle, at the start of the Fight phase, this model can use this ability. If it does, until the end of the phase, add 2 to the Attacks characteristic of melee weapons equipped by this model.",
      [
        "attacking, this model: Attacks plus 2, if the unit has the mark steady-hand, and it is the fight phase, and the attack is made with a melee weapon",
        "chosen in the fight phase: its unit may have the mark steady-hand until the end of the phase, once per battle",
      ],
    ],
    [
      'While an enemy unit is within 6" of this model, each time a model in that unit makes an attack, subtract 1 from the Hit roll and, if that enemy unit is Below Half-strength, subtract 1 from the Wound roll as well.',
      [
        'attacking: -1 to hit rolls, for enemy units within 6"',
        'attacking: -1 to wound rolls, if the unit is below half strength, for enemy units within 6"',
      ],
    ],
    [
      "Each time this model makes an attack, if the target is within range of an objective marker, you can re-roll the Hit roll and you can re-roll the Wound roll.",
      [
        "attacking, this model: re-roll any rolls to hit, if the target is within range of an objective",
        "attacking, this model: re-roll any rolls to wound, if the target is within range of an objective",
      ],
    ],
    [
      "\u25aa This unit has Stealth. \u25aa Melee attacks that target this unit have -1 to hit rolls. \u25aa This unit\u2019s ranged attacks have [LETHAL HITS] and [PRECISION].",
      [
        "attacked: the ability Stealth",
        "attacked: -1 to hit rolls, if the attack is melee",
        "attacking: weapons have Lethal Hits; weapons have Precision, if the attack is ranged",
      ],
    ],
    [
      "This unit\u2019s attacks that target a CHARACTER unit can re-roll hit rolls of 1.",
      ["attacking: re-roll rolls of 1 to hit, if the target is CHARACTER"],
    ],
    [
      'Friendly EMBER HOST units within 6" of this unit have Feel No Pain 6+.',
      ['attacked: Feel No Pain 6+, if the unit is EMBER HOST, for friendly units within 6"'],
    ],
    [
      "The bearer has a Save characteristic of 2+ and the Feel No Pain 5+ ability.",
      ["attacked, this model: the Save becomes 2", "attacked, this model: Feel No Pain 5+"],
    ],
    [
      "Improve the Strength characteristic of melee weapons equipped by the bearer by 3, and improve the Armour Penetration and Damage characteristics of those weapons by 1.",
      ["attacking, this model: Strength plus 3; AP minus 1; Damage plus 1, if the attack is made with a melee weapon"],
    ],
    [
      "Each time you target this unit with the Fire Overwatch Stratagem, while resolving that Stratagem, hits are scored on unmodified Hit rolls of 5+, or unmodified Hit rolls of 4+ instead if this unit is within range of an objective marker that you control.",
      [
        "attacking: Overwatch hits on 5+",
        "attacking: Overwatch hits on 4+, if the unit is within range of an objective held by its side",
      ],
    ],
    [
      "Each time this model\u2019s unit ends a Charge move, until the end of the turn, weapons equipped by models in that unit have the [SUSTAINED HITS 1] and [LETHAL HITS] abilities.",
      ["attacking: weapons have Sustained Hits 1; weapons have Lethal Hits, if the unit charged"],
    ],
    [
      'Each time this model makes an attack with its twin repeater that targets a unit within 12", a successful unmodified Hit roll of 5+ scores a Critical Hit.',
      [
        'attacking, this model: unmodified successful hit rolls of 5+ are critical, if the attack is made with a weapon called Twin repeater, and the other unit is within 12"',
      ],
    ],
    [
      'At the start of your Shooting phase, select one enemy unit within 18" of and visible to this model. Until the end of the phase, each time a friendly EMBER HOST model makes an attack that targets that unit, you can re-roll the Wound roll.',
      [
        "attacking: re-roll any rolls to wound, if the unit is EMBER HOST, and the target has the mark steady-hand, for friendly units anywhere",
        "chosen in the shooting phase, in its owner's turn: an enemy unit within 18\" that is visible has the mark steady-hand until the end of the phase, once per phase",
      ],
    ],
    [
      "Each time this model is selected to shoot, you can re-roll one Hit roll and you can re-roll one Wound roll when resolving those attacks.",
      ["attacking, this model: re-roll one roll to hit; re-roll one roll to wound, if the attack is ranged"],
    ],
  ])("%s", (text, expected) => {
    expect(told(text)).toEqual(expected);
  });
});

describe("a text that is not understood to its last word is not read", () => {
  test.each<readonly [string, string]>([
    ["Each time this model makes an attack, add 1 to the Hit roll unless it is Tuesday.", "unless it is"],
    ["Each time this model makes an attack that targets a Smitten unit, add 1 to the Hit roll.", "smitten unit, add"],
    ["Each time this model makes an attack with its stone axe, add 1 to the Wound roll.", "stone axe, add"],
    ["This model moves quietly.", "moves quietly."],
    [
      "Each time this model makes a melee attack that targets a MONSTER unit, add 1 to the Damage characteristic of that attack. Each time this model makes a melee attack that targets a TITANIC unit, add 2 to the Damage characteristic of that attack instead.",
      "instead.",
    ],
  ])("%s", (text, stop) => {
    expect(told(text)).toEqual([`stopped at ${stop}`]);
  });

  test("what is said of the bearer is not read where it is one of many", () => {
    const shield = "The bearer has a 4+ invulnerable save.";
    expect(told(shield)).toEqual(["attacked, this model: invulnerable save 4+"]);
    expect(told(shield, { isAlone: false })).toEqual(["stopped at the bearer has"]);
  });
});

describe("what somebody has to use is a choice in battle", () => {
  const choice = (text: string) => {
    const reading = readAbility("Steady Hand", text, bearer);
    return "choice" in reading ? reading.choice : undefined;
  };
  const boon = "until the end of the phase, models in this unit have the Feel No Pain 4+ ability.";

  test("when its unit is selected, for the phase", () => {
    expect(
      choice(`Once per battle, when this unit is selected to fight, it can use this ability. If it does, ${boon}`),
    ).toMatchObject({ window: "unit:selected", phases: ["fight"], turn: "any", limit: "battle", mark: "steady-hand" });
  });

  test("at the start of a phase", () => {
    expect(
      choice(`Once per battle, at the start of the Fight phase, this unit can use this ability. If it does, ${boon}`),
    ).toMatchObject({ window: "phase:start", phases: ["fight"], until: [{ until: "endOfPhase" }] });
  });

  test("at the start of any phase, whichever it is and whoever's", () => {
    const any = choice(
      `Once per battle, at the start of any phase, this unit can use this ability. If it does, ${boon}`,
    );
    expect(any).toMatchObject({
      window: "phase:start",
      turn: "any",
      limit: "battle",
      until: [{ until: "endOfPhase" }],
    });
    expect(any?.phases).toBeUndefined();
  });
});

import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";
import { gameOfTricks, type Trick } from "./tricks.js";

const gains = (keywords: object, seat = 1): Trick => ({
  window: "attack:surges",
  key: "gain",
  seat,
  effects: [{ type: "attack:grant", by: "trick", ...keywords }],
});
/** Vader on d1 strikes e1, with figures around: a friend on e2, a hostile on f1 and on d2. */
const crowded = (keywords: object, more: Partial<At> = {}): At => ({
  rebels: [group("ezra-bridger", { target: "e1", near: "d2", behind: "f1" }), group("nexu", { far: "g7+h7+g8+h8" })],
  imperials: [group("darth-vader", { vader: { at: "d1", damage: 4 } }), group("stormtrooper-elite", { friend: "e2" })],
  initiative: 1,
  activating: { figure: "vader", actions: 1 },
  game: gameOfTricks([gains(keywords)]),
  // red 3, red 3, yellow 2 hits; white blank, and Ezra blocks 1: 7 damage
  dice: [4, 4, 4, 0],
  ...more,
});
const MISS = [4, 4, 4, 5];
const hurt = (damages: Readonly<Record<string, number>>) =>
  table({ figures: Object.fromEntries(Object.entries(damages).map(([id, damage]) => [id, { damage }])) });

describe("after the attack", () => {
  test("Blast hurts every figure on or next to the target space, friends and the attacker too, but not the target", () => {
    at(crowded({ blast: 2 }))
      .choose("attack:target:e1")
      .choose("gain")
      .expect(hurt({ target: 7, near: 2, behind: 2, friend: 2, vader: 6, far: 0 }))
      .waits()
      .done();
  });

  test("Blast reaches from a target that stands on blocking terrain", () => {
    at(
      crowded(
        { blast: 2 },
        {
          rebels: [group("jet-trooper", { target: "c4", near: "d4" }), group("nexu", { far: "g7+h7+g8+h8" })],
          imperials: [group("darth-vader", { vader: "c3" })],
          dice: [0, 0, 0, 5],
        },
      ),
    )
      .choose("attack:target:c4")
      .choose("gain")
      .expect(hurt({ near: 2, vader: 2, far: 0 }))
      .waits()
      .done();
  });

  test("Cleave hurts another hostile figure that the attack could have had as its target", () => {
    at(crowded({ cleave: [2] }))
      .choose("attack:target:e1")
      .choose("gain")
      .asks("ia:cleave", 1)
      .offersExactly(["near", "none"])
      .choose("near")
      .expect(hurt({ target: 7, near: 2, behind: 0 }))
      .waits()
      .done();
  });

  test("several Cleaves are picked one by one, afresh", () => {
    at(crowded({ cleave: [2, 1] }))
      .choose("attack:target:e1")
      .choose("gain")
      .offersExactly(["keyword:cleave:0", "keyword:cleave:1"])
      .choose("keyword:cleave:1")
      .choose("near")
      .asks("ia:cleave", 1)
      .choose("near")
      .expect(hurt({ near: 3 }))
      .waits()
      .done();
  });

  test("a Cleave of a ranged attack reaches as far as its accuracy", () => {
    // blue 3 accuracy 2 hits, green 1 accuracy 2 hits: 4 accuracy; white blank
    at(
      crowded(
        { cleave: [1] },
        {
          imperials: [group("stormtrooper-elite", { vader: "c1" })],
          rebels: [group("ezra-bridger", { target: "b1", near: "g2", behind: "h1" })],
          dice: [4, 4, 0],
        },
      ),
    )
      .choose("attack:target:b1")
      .choose("gain")
      .offersExactly(["near", "none"])
      .choose("none")
      .expect(hurt({ near: 0, behind: 0 }))
      .waits()
      .done();
  });

  test("a melee Cleave needs no accuracy, and reaches nobody out of reach", () => {
    // red 3, red 3 hits, yellow 1 hit 1 surge without accuracy; white blank
    at(crowded({ cleave: [2] }, { dice: [4, 4, 0, 0] }))
      .choose("attack:target:e1")
      .choose("gain")
      .offersExactly(["near", "none"])
      .waits()
      .done();
  });

  test("where nobody can be cleaved into, nobody is asked", () => {
    const alone = [group("ezra-bridger", { target: "e1" }), group("nexu", { far: "g7+h7+g8+h8" })];
    at(crowded({ cleave: [2], blast: 1 }, { rebels: alone }))
      .choose("attack:target:e1")
      .choose("gain")
      .expect(hurt({ target: 7, friend: 1, vader: 5 }))
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });

  test("an attacker without damage has nothing to Recover from", () => {
    const imperials = [group("darth-vader", { vader: "d1" }), group("stormtrooper-elite", { friend: "e2" })];
    at(crowded({ cleave: [2], recover: 2 }, { imperials }))
      .choose("attack:target:e1")
      .choose("gain")
      .asks("ia:cleave", 1)
      .waits()
      .done();
  });

  test("Recover, Blast and Cleave come in the order the attacker likes", () => {
    at(crowded({ blast: 1, recover: 2 }))
      .choose("attack:target:e1")
      .choose("gain")
      .asks("kernel:respond", 1)
      .offersExactly(["keyword:recover", "keyword:blast"])
      .choose("keyword:blast")
      .expect(hurt({ vader: 3, near: 1 }))
      .waits()
      .done();
  });

  test("so do the conditions it gives", () => {
    at(crowded({ blast: 1, conditions: ["stun", "weaken"] }))
      .choose("attack:target:e1")
      .choose("gain")
      .offersExactly(["keyword:conditions", "keyword:blast"])
      .choose("keyword:blast")
      .expect(table({ figures: { target: { conditions: ["stun", "weaken"] }, near: { damage: 1 } } }))
      .waits()
      .done();
  });

  test("without damage there is no Blast, no Cleave and no condition, only Recover", () => {
    at(crowded({ blast: 2, cleave: [1], recover: 2, conditions: ["stun", "focus"] }, { dice: MISS }))
      .choose("attack:target:e1")
      .choose("gain")
      .event("attack:missed", { reason: "dodge" })
      .noEvent("condition:gained")
      .expect(hurt({ target: 0, near: 0, friend: 0, vader: 2 }))
      .waits()
      .done();
  });

  test("Focus and Hide go to the attacker, the others to the target", () => {
    at(crowded({ conditions: ["stun", "weaken", "focus", "hide"] }))
      .choose("attack:target:e1")
      .choose("gain")
      .expect(
        table({ figures: { target: { conditions: ["stun", "weaken"] }, vader: { conditions: ["focus", "hide"] } } }),
      )
      .waits()
      .done();
  });

  test("Hidden ends with the figure's own attack, not with an attack on it", () => {
    const hidden = {
      rebels: [group("ezra-bridger", { target: { at: "e1", conditions: ["hide"] } })],
      imperials: [group("darth-vader", { vader: { at: "d1", conditions: ["hide"] } })],
      dice: MISS,
    } as const;
    at(crowded({}, { ...hidden, rebels: [...hidden.rebels], imperials: [...hidden.imperials] }))
      .choose("attack:target:e1")
      .pass()
      .event("condition:lost", { figure: "vader", condition: "hide" })
      .expect(table({ figures: { target: { conditions: ["hide"] }, vader: { conditions: [] } } }))
      .waits()
      .done();
  });

  test("after the attack the attacker's effects come before the defender's", () => {
    const later = (seat: number): Trick => ({ window: "attack:after", key: `later-${seat}`, seat, effects: [] });
    at(crowded({}, { initiative: 0, game: gameOfTricks([later(0), later(1)]), dice: MISS }))
      .choose("attack:target:e1")
      .asks("kernel:respond", 1)
      .offersExactly(["later-1", "pass"])
      .choose("later-1")
      .asks("kernel:respond", 0)
      .offersExactly(["later-0", "pass"])
      .waits()
      .done();
  });
});

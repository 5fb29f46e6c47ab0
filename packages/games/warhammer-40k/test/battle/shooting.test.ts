import { describe, test } from "vitest";
import { field, squad, unit } from "./field.js";

const shooting = { phase: "shooting" };
const moved = (how: string) => ({ combat: { moved: how } });
const quiet = (scene: ReturnType<typeof field>) => scene.asks("wh:mover", 1).waits().done();

describe("who may shoot", () => {
  test("a unit that advanced shoots only with weapons a rule allows", () => {
    quiet(field([squad("squad", 0, moved("advance"))], [squad("foes", 18)], shooting));
    field([squad("squad", 0, moved("advance"))], [squad("foes", 18)], { ...shooting, permits: ["gun advanceAndShoot"] })
      .offersExactly(["0.squad", "done"])
      .waits()
      .done();
  });

  test("a unit that fell back does not shoot, unless a rule allows it", () => {
    quiet(field([squad("squad", 0, moved("fallBack"))], [squad("foes", 18)], shooting));
    field([squad("squad", 0, moved("fallBack"))], [squad("foes", 18)], {
      ...shooting,
      permits: ["0.squad fallBackAndShoot"],
    })
      .offers(["0.squad"])
      .waits()
      .done();
  });

  test("locked in combat no unit shoots, and none is shot at", () => {
    const lone = { carries: [] };
    field([squad("squad", 5), squad("friends", 0)], [squad("foes", 6, lone), squad("far", [40, 2], lone)], shooting)
      // the Shooting phase is over: nobody could be selected
      .asks("wh:charger", 0)
      .waits()
      .done();
  });

  test("Pistols are fired in combat, only at a unit the shooter is engaged with", () => {
    field([squad("squad", 5, { carries: ["gun", "pistol"] })], [squad("foes", 6), squad("near", 9)], {
      ...shooting,
      permits: ["pistol shootInEngagement", "pistol trait:pistol"],
      dice: [1],
    })
      .choose("0.squad")
      .offersExactly(["1.foes", "none"])
      .choose("1.foes")
      .event("hits:rolled", { hits: 0 })
      .waits()
      .done();
  });

  test("Big Guns Never Tire: a VEHICLE shoots in combat, and is shot at there, at -1 to hit", () => {
    field([squad("tank", 5, { keywords: ["Vehicle"] })], [squad("foes", 6)], { ...shooting, dice: [3] })
      .choose("0.tank")
      .choose("1.foes")
      .event("hits:rolled", { hits: 0 })
      .waits()
      .done();
    field([squad("squad", 0), squad("friends", 17, { carries: [] })], [squad("tank", 18, { keywords: ["Vehicle"] })], {
      ...shooting,
      dice: [3],
    })
      .choose("0.squad")
      .choose("1.tank")
      .event("hits:rolled", { hits: 0 })
      .waits()
      .done();
  });
});

describe("what can be shot at", () => {
  test("a weapon reaches as far as its range", () => {
    field([squad("squad", 0)], [squad("near", 24), squad("far", 25)], shooting)
      .choose("0.squad")
      .offersExactly(["1.near", "none"])
      .waits()
      .done();
  });

  test("a unit behind a ruin is seen only by Indirect Fire", () => {
    const behind = { ...shooting, terrain: [{ lane: 0, from: 8, to: 10 }] };
    quiet(field([squad("squad", 0)], [squad("foes", 18)], behind));
    field([squad("squad", 0)], [squad("foes", 18)], { ...behind, permits: ["gun trait:indirect-fire"] })
      .choose("0.squad")
      .offers(["1.foes"])
      .waits()
      .done();
  });

  test("Torrent is not combined with Indirect Fire", () => {
    const behind = { ...shooting, terrain: [{ lane: 0, from: 8, to: 10 }] };
    const permits = ["gun trait:indirect-fire", "gun trait:torrent"];
    quiet(field([squad("squad", 0)], [squad("foes", 18)], { ...behind, permits }));
  });

  test("a Lone Operative is shot at only from within 12 inches, unless it is attached", () => {
    const permits = ["1.lone loneOperative"];
    quiet(field([squad("squad", 0)], [squad("lone", 13)], { ...shooting, permits }));
    field([squad("squad", 0)], [squad("lone", 12)], { ...shooting, permits })
      .choose("0.squad")
      .offers(["1.lone"])
      .waits()
      .done();
    const leader = { ...squad("hero", 13), leads: ["lone"] };
    field([squad("squad", 0)], [squad("lone", 13, { leaders: [leader] })], { ...shooting, permits })
      .choose("0.squad")
      .offers(["1.lone"])
      .waits()
      .done();
  });

  test("Blast is never fired at a unit engaged with one's own army", () => {
    const tank = squad("tank", 18, { keywords: ["Vehicle"] });
    const friends = squad("friends", 17, { carries: [] });
    quiet(field([squad("squad", 0), friends], [tank], { ...shooting, permits: ["gun trait:blast"] }));
  });
});

describe("declaring", () => {
  test("weapons of a kind may be split among targets before any dice", () => {
    field([squad("squad", 0, { models: { count: 3 } })], [squad("foes", 18), squad("others", 20)], {
      ...shooting,
      dice: [1, 1, 2],
    })
      .choose("0.squad")
      .offersExactly(["1.foes", "1.others", "split", "none"])
      .choose("split")
      .choose({ "1.foes": 1, "1.others": 2 })
      .event("targets:chosen", { targets: ["1.foes", "1.others"] })
      .choose("0.squad/gun>1.foes")
      .event("hits:rolled", { faces: [1] })
      .event("hits:rolled", { faces: [2, 1] })
      .waits()
      .done();
  });

  test("a weapon with modes is fired in one of them", () => {
    const mode = { weapon: "plasma", type: "ranged", range: 24, A: 1, skill: 3, D: 1 };
    const weapons = [
      { ...mode, id: "steady", S: 7 },
      { ...mode, id: "hot", S: 8 },
    ];
    field([squad("squad", 0, { carries: ["plasma"], weapons })], [squad("foes", 18)], { ...shooting, dice: [1] })
      .choose("0.squad")
      .offersExactly(["steady>1.foes", "hot>1.foes", "none"])
      .choose("hot>1.foes")
      .event("attack:described", { weapon: "hot" })
      .waits()
      .done();
  });

  test("a model fires its Pistols or its other guns", () => {
    field([squad("squad", 0, { carries: ["gun", "pistol"] })], [squad("foes", 10)], {
      ...shooting,
      permits: ["pistol trait:pistol"],
      dice: [1],
    })
      .choose("0.squad")
      // after the gun nobody is asked about the pistol
      .choose("1.foes")
      .event("hits:rolled", { faces: [1] })
      .waits()
      .done();
  });

  test("Linked Fire is measured from another unit with the same weapon", () => {
    field([squad("squad", 0), squad("ally", 10, { carries: ["gun"] })], [squad("foes", 30)], {
      ...shooting,
      permits: ["gun linkedFire"],
      dice: [1],
    })
      .choose("0.squad")
      .offersExactly(["1.foes<0.ally", "none"])
      .choose("1.foes<0.ally")
      .event("hits:rolled", { faces: [1] })
      .waits()
      .done();
  });

  test("a VEHICLE fires its Pistols and its other guns", () => {
    field([squad("tank", 0, { carries: ["gun", "pistol"], keywords: ["Vehicle"] })], [squad("foes", 10)], {
      ...shooting,
      permits: ["pistol trait:pistol"],
      dice: [1, 2],
    })
      .choose("0.tank")
      .choose("1.foes")
      .choose("1.foes")
      .choose("0.tank/gun>1.foes")
      .event("hits:rolled", { faces: [1] })
      .event("hits:rolled", { faces: [2] })
      .waits()
      .done();
  });

  test("a One Shot weapon is fired once per battle", () => {
    field([squad("squad", 0), squad("others", [0, 2])], [squad("foes", 18)], {
      ...shooting,
      permits: ["gun trait:one-shot"],
      dice: [1],
    })
      .choose("0.squad")
      .choose("1.foes")
      .expect(unit("0.squad", { combat: { used: ["0.squad/gun"] } }))
      .waits()
      .done();
    const used = squad("squad", 0, { combat: { used: ["0.squad/gun"] } });
    quiet(field([used], [squad("foes", 18)], shooting));
  });
});

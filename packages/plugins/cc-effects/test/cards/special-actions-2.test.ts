import { card } from "../card.js";
import { type At, at, figure, group, table } from "../position.js";
import { luke, play } from "./acting-beside-luke.js";

card(
  "capture-the-weary",
  () =>
    play("capture-the-weary", "trandoshan-hunter", { affiliation: "mercenary" })
      .expect(figure("luke", { damage: 0, conditions: ["weaken"] }))
      .waits(),
  // already Weakened: strain instead
  () =>
    play("capture-the-weary", "trandoshan-hunter", {
      affiliation: "mercenary",
      theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["weaken"] } })],
    })
      .expect(figure("luke", { damage: 2 }))
      .waits(),
);

card("cripple", () => play("cripple", "royal-guard").pass().choose("move").notOffers(["go:d4"]).waits());

card("eerie-visage", () =>
  play("eerie-visage", "0-0-0")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);

const aided = (by: string) =>
  play("emergency-aid", by, {
    mine: [group(by, { one: "d2" }), group("darth-vader", { vader: { at: "c2", damage: 5 } })],
  })
    .offersExactly(["vader", "luke"])
    .choose("vader");
card(
  "emergency-aid",
  () =>
    aided("stormtrooper")
      .expect(figure("vader", { damage: 3 }))
      .waits(),
  // a Leader
  () =>
    aided("imperial-officer")
      .expect(figure("vader", { damage: 2 }))
      .waits(),
);

card("etiquette-and-protocol", () =>
  play("etiquette-and-protocol", "c-3po", {
    affiliation: "rebel",
    mine: [group("c-3po", { one: "d2" }), group("gaarkhan", { friend: "c2" })],
  })
    .value("attack:target", { attacker: "friend", defender: "luke" }, 1, 0)
    .value("attack:target", { attacker: "luke", defender: "friend" }, 1, 0)
    .pass()
    .offers(["attack:one:d2"])
    .notOffers(["attack:friend:c2"])
    .waits(),
);

card("focus", () =>
  play("focus", "stormtrooper")
    .expect(figure("one", { conditions: ["focus"] }))
    .waits(),
);

card(
  "force-drain",
  () =>
    play("force-drain", "second-sister", { damage: 5 })
      .expect(table({ figures: { one: { damage: 2 }, luke: { damage: 3, conditions: ["stun", "weaken"] } } }))
      .waits(),
  // nothing to drain from one without the Force
  () =>
    play("force-drain", "second-sister", { damage: 5, theirs: [group("chewbacca", { chewie: "d4" })] })
      .expect(table({ figures: { one: { damage: 5 }, chewie: { damage: 3 } } }))
      .waits(),
);

card("force-lightning", () =>
  play("force-lightning", "emperor-palpatine", {
    mine: [group("emperor-palpatine", { one: "d1" }), group("stormtrooper", { two: "c3" })],
    theirs: [...luke, group("gaarkhan", { far: "d5" })],
  })
    .expect(
      table({
        figures: {
          one: { damage: 0 },
          two: { damage: 2, conditions: ["stun"] },
          luke: { damage: 2, conditions: ["stun"] },
          far: { damage: 0 },
        },
      }),
    )
    .waits(),
);

card("hide-in-plain-sight", () =>
  play("hide-in-plain-sight", "isb-infiltrator").pass().notOffers(["attack:one:d2"]).waits(),
);

card("hold-ground", () => play("hold-ground", "royal-guard").pass().choose("move").notOffers(["go:d4"]).waits());

const officer = [
  group("imperial-officer", { one: "d2" }),
  group("stormtrooper", { two: "c2", three: "e2", four: "d1", far: "a1" }),
];
card("inspiring-speech", () =>
  play("inspiring-speech", "imperial-officer", { mine: officer })
    .offersExactly(["two", "three", "four"])
    .choose(["two", "four"])
    .expect(
      table({
        figures: { two: { conditions: ["focus"] }, three: { conditions: [] }, four: { conditions: ["focus"] } },
      }),
    )
    .waits(),
);

const spent = [
  group("imperial-officer", { one: "d2" }),
  group("stormtrooper", { two: "c2" }, { ready: false }),
  group("royal-guard", { far: "a1" }, { ready: false }),
];
card("new-orders", () =>
  play("new-orders", "imperial-officer", { mine: spent })
    .expect(table({ groups: { "0.stormtrooper.1": { ready: true }, "0.royal-guard.2": { ready: false } } }))
    .waits(),
);

card("rally-the-troops", () =>
  play("rally-the-troops", "kayn-somos", {
    mine: [group("kayn-somos", { one: "d2" }), group("stormtrooper", { two: "c3" }, { ready: false })],
  })
    .expect(table({ groups: { "0.stormtrooper.1": { ready: true } } }))
    .waits(),
);

card("recovery", () =>
  play("recovery", "darth-vader", { damage: 5 })
    .expect(figure("one", { damage: 3 }))
    .waits(),
);

card("regroup", () =>
  play("regroup", "imperial-officer", {
    mine: [
      group("imperial-officer", { one: { at: "d2", conditions: ["weaken"] } }),
      group("stormtrooper", { two: { at: "c2", conditions: ["bleed", "weaken"] } }),
    ],
  })
    .expect(table({ figures: { one: { conditions: ["weaken"] }, two: { conditions: [] } } }))
    .waits(),
);

const broken = (by: string, actions: number) =>
  play("repair", by, {
    actions,
    mine: [group(by, { one: "d2" }), group("probe-droid", { droid: { at: "c2", damage: 4 } })],
  });
card(
  "repair",
  () =>
    broken("stormtrooper", 2)
      .expect(table({ activation: { actions: 1 }, figures: { droid: { damage: 1 } } }))
      .waits(),
  // for a Technician it costs no action
  () =>
    broken("del-meeko", 0)
      .expect(figure("droid", { damage: 1 }))
      .event("action:resolved", { figure: "one", kind: "special" })
      .waits(),
);

card(
  "roar",
  () =>
    play("roar", "krrsantan", { affiliation: "mercenary", damage: 3 })
      .choose(["luke"])
      .expect(figure("luke", { conditions: ["stun"] }))
      .waits(),
  () =>
    at({
      mine: [group("krrsantan", { one: { at: "d2", damage: 2 } })],
      theirs: luke,
      hand: ["roar"],
      activating: "one",
      me: { affiliation: "mercenary" },
    })
      .explains("cc:roar", "cc:condition")
      .waits(),
);

const pulse = (mine: At["mine"]) => play("static-pulse", "iden-versio", { mine });
card(
  "static-pulse",
  () =>
    pulse([group("iden-versio", { one: "d1" }), group("dio", { dio: "c2" })])
      .offersExactly([0, 1])
      .choose(1)
      .expect(figure("luke", { conditions: ["weaken"] }))
      .waits(),
  () =>
    pulse([group("iden-versio", { one: "d1" }), group("dio", { dio: "c2" })])
      .choose(0)
      .expect(figure("luke", { damage: 2 }))
      .waits(),
  // without Dio it comes instead
  () =>
    pulse([group("iden-versio", { one: "d2" })])
      .event("figure:deployed", { spaces: ["d2"] })
      .waits(),
);

card("stimulants", () =>
  play("stimulants", "hired-gun", { affiliation: "mercenary" })
    .offersExactly(["one", "luke"])
    .choose("one")
    .event("points:gained", { amount: 1 })
    .choose("d1")
    .expect(figure("one", { damage: 1, spaces: ["d1"], conditions: ["focus"] }))
    .waits(),
);

card("telekinetic-throw", () =>
  play("telekinetic-throw", "emperor-palpatine", { dice: [4, 1] })
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card(
  "wookiee-rage",
  () =>
    play("wookiee-rage", "gaarkhan", { affiliation: "rebel", damage: 5 })
      .expect(figure("luke", { damage: 3 }))
      .waits(),
  () =>
    play("wookiee-rage", "gaarkhan", { affiliation: "rebel", damage: 2 })
      .expect(figure("luke", { damage: 2 }))
      .waits(),
);

import { card } from "../card.js";
import { at, figure, fullGame, group, table } from "../position.js";
import { done, early, late, luke, mercenary, one, tokens } from "./round.js";

card(
  "call-the-vanguard",
  // Speed 4, from a1
  () =>
    early("call-the-vanguard", {
      mine: [group("dark-trooper-mk-iii", { dark: "a1" }), ...one],
      theirs: [group("luke-skywalker", { luke: "f3" })],
      dice: [5, 5, 0],
    })
      .choose("cc:call-the-vanguard")
      .offers(["e1"])
      .notOffers(["f1"])
      .choose("e1")
      .choose("luke@f3")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  () =>
    early("call-the-vanguard", { mine: [group("death-trooper-elite", { four: "d1" })] })
      .offers(["cc:call-the-vanguard"])
      .waits(),
  () =>
    early("call-the-vanguard", { mine: [group("heavy-stormtrooper", { three: "d1" })] })
      .notOffers(["cc:call-the-vanguard"])
      .waits(),
);

card("close-the-gap", () =>
  early("close-the-gap", { mine: [group("royal-guard", { guard: "d1", other: "a1" })] })
    .choose("cc:close-the-gap")
    .choose("other")
    .choose("stop")
    .choose("stop")
    .expect(tokens({ guard: ["block"], other: ["block"] }))
    .waits(),
);

card("deploy-the-garrison", () =>
  early("deploy-the-garrison", {
    mine: [group("director-krennic", { krennic: "d1" }), group("stormtrooper", { one: "c1", two: "e1" })],
  })
    .choose("cc:deploy-the-garrison@krennic")
    .choose("two")
    .choose(1)
    .choose(1)
    .expect(tokens({ one: ["hit"], two: ["hit"] }))
    .waits(),
);

card(
  "desperate-escape",
  () =>
    late("desperate-escape", { mine: [group("kuiil", { kuiil: "a1+a2" }, done)], me: mercenary })
      .notOffers(["cc:desperate-escape"])
      .choose("cc:desperate-escape@kuiil")
      .offers(["g1+g2"])
      .notOffers(["h1+h2"])
      .waits(),
  // Kuiil has fallen: the card itself is worth two tokens
  () =>
    at({
      mine: [group("kuiil", { kuiil: { at: "d1+d2", damage: 7 } }, done), group("stormtrooper", { one: "a1" }, done)],
      theirs: luke,
      hand: ["desperate-escape"],
      me: mercenary,
      turn: 1,
      dice: [1, 4, 4],
    })
      .notOffers(["cc:desperate-escape"])
      .choose("attack:kuiil:d2")
      .pass()
      .choose("cc:desperate-escape")
      .expect(tokens({ one: ["hit", "hit"] }))
      .expect(table({ sides: { 0: { hand: [], discard: ["desperate-escape"] } } }))
      .waits(),
);

card("ferocity", () =>
  late("ferocity", {
    mine: [group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("nexu", { nexu: "c3+d3+c4+d4" }, done), group("luke-skywalker", { luke: "e4" }, done)],
    dice: [5, 5, 0],
  })
    .choose("cc:ferocity")
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);

card("findsman-meditation", () =>
  early("findsman-meditation", { mine: [group("zuckuss", { zuckuss: "d1" }, done)], me: mercenary, dice: [5, 4, 0] })
    .choose("cc:findsman-meditation@zuckuss")
    .choose("lent:cc:findsman-meditation#at0@zuckuss")
    .choose(1)
    .choose("luke@d3")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

const raider = (hand: string) =>
  late(hand, {
    game: fullGame,
    mine: [group("tusken-raider", { tusken: "d1" }, done)],
    me: mercenary,
    dice: [5, 5, 0],
  }).choose("cc:jundland-terror");
card(
  "jundland-terror",
  () =>
    raider("jundland-terror")
      .offers(["d2", "f1"])
      .notOffers(["g1"])
      .choose("stop")
      // Speed is no business of this action, and Luke is out of its reach
      .offersExactly(["dc_special:Tusken Raider (Regular):0", "pass"])
      .choose("dc_special:Tusken Raider (Regular):0")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  () =>
    raider("jundland-terror")
      .choose("d2")
      .choose("stop")
      .choose("attack:luke:d3")
      .event("attack:resolved", { attacker: "tusken", missed: false })
      .waits(),
);

card(
  "second-chance",
  () =>
    at({
      mine: [group("darth-vader", { vader: { at: "d2", damage: 15 } })],
      theirs: luke,
      hand: ["second-chance"],
      start: "round",
      dice: [5, 5, 5, 0, 0],
    })
      .choose("cc:second-chance@vader")
      .expect(table({ sides: { 0: { played: ["second-chance"], discard: [] } } }))
      .pass()
      .choose("attack:vader:d2")
      .pass()
      .choose("cc:second-chance#at0@vader")
      .expect(table({ figures: { vader: { damage: 14 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
      .waits(),
  () =>
    early("second-chance", {
      mine: [group("darth-vader", { vader: { at: "d2", damage: 5 } }, done)],
      theirs: [group("luke-skywalker", { luke: "d4" }, done)],
    })
      .choose("cc:second-chance@vader")
      .choose("cc:second-chance#at1@vader")
      .expect(table({ figures: { vader: { damage: 3 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
      .waits(),
);

const trapped = (tile: string, dice?: readonly number[]) =>
  early("set-a-trap", {
    mine: [group("stormtrooper", { one: "d2", other: "d4" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    ...(dice && { dice }),
  })
    .choose("cc:set-a-trap")
    .choose(tile);
card(
  "set-a-trap",
  () =>
    trapped("north", [5, 5, 0])
      .choose("lent:cc:set-a-trap#at0@set-a-trap")
      .choose("luke@d3")
      .event("attack:declared", { attacker: "one", defender: "luke" })
      .expect(figure("luke", { damage: 3 }))
      .waits(),
  () =>
    trapped("south")
      .expect(table({ round: 2 }))
      .waits(),
);

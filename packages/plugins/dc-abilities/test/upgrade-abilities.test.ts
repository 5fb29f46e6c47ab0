import { test } from "vitest";
import { at, group, table } from "./position.js";

const luke = (where: string, more: object = {}) => group("luke-skywalker", { luke: { at: where, ...more } });
const mercenary = (more: object = {}): [object, object] => [{ affiliation: "mercenary", ...more }, {}];

test("Beast Tamer gives a creature a move at the start of its activation", () => {
  at({
    mine: [group("nexu", { nexu: "c1+d1+c2+d2" })],
    theirs: [luke("h8")],
    sides: mercenary({ upgrades: ["beast-tamer"] }),
  })
    .choose("beast-tamer-1#at0@beast-tamer")
    .expect(table({ activation: { points: 6 } }))
    .proves("beast-tamer-1")
    .waits()
    .done();
});

test("Smuggler's Run scores 5 VP in the opponent's zone and is depleted", () => {
  at({
    mine: [group("greedo", { greedo: "d8" }, { attachments: ["smugglers-run"] })],
    theirs: [luke("h1")],
    activating: "greedo",
    sides: mercenary(),
  })
    .choose("dc_special:Smuggler's Run:0")
    .event("vp:scored", { seat: 0, vp: 5, by: "dc_special:Smuggler's Run:0" })
    .event("card:depleted")
    .proves("dc_special:Smuggler's Run:0")
    .waits()
    .done();
});

test("Unshakable takes a harmful condition off an expensive figure for a strain", () => {
  at({
    mine: [group("darth-vader", { vader: { at: "d1", conditions: ["stun"] } })],
    theirs: [luke("h8")],
    sides: [{ upgrades: ["unshakable"] }, {}],
  })
    .choose("unshakable#at0@unshakable")
    .expect(table({ figures: { vader: { conditions: [], damage: 1 } } }))
    .proves("unshakable")
    .waits()
    .done();
});

test("Imperial Retrofitting gives a walker several attacks or a move", () => {
  at({
    mine: [group("at-st", { walker: "c1+d1+e1+c2+d2+e2" })],
    theirs: [luke("h1")],
    sides: [{ upgrades: ["imperial-retrofitting"] }, {}],
  })
    .choose("imperial-retrofitting-1#at0@imperial-retrofitting")
    .choose(1)
    .expect(table({ activation: { points: 4 } }))
    .proves("imperial-retrofitting-1")
    .waits()
    .done();
});

test("Zillo Technique takes Pierce away, not below none", () => {
  at({
    mine: [group("loth-cat", { cat: "d1" })],
    theirs: [luke("d2")],
    activating: "cat",
    dice: [1, 3, 2],
    sides: [{ affiliation: "mercenary" }, { upgrades: ["zillo-technique"] }],
  })
    .choose("attack:luke:d2")
    .choose("zillo-technique-1#at0@zillo-technique")
    .event("card:exhausted")
    .event("attack:resolved")
    .proves("zillo-technique-1")
    .waits()
    .done();
});

test("Overwatch attacks a hostile figure that comes next to its token, and the token goes", () => {
  at({
    mine: [group("e-web-engineer", { eweb: "g1+h1" }, { attachments: ["overwatch"] })],
    theirs: [luke("d1")],
    activating: "eweb",
  })
    .choose("dc_special:Overwatch:0")
    .choose("e2")
    .choose("pass")
    .choose("move")
    .choose("go:d2")
    .choose("overwatch#at0@eweb")
    .event("attack:declared")
    .proves("dc_special:Overwatch:0", "overwatch")
    .waits()
    .done();
});

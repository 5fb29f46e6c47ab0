import { card } from "../card.js";
import { at, group, table } from "../position.js";

const jet = group("jet-trooper", { jet: "d2" });
const saxon = (hand: readonly string[], affiliation: string, ready: boolean, dice: readonly number[] = []) =>
  at({
    mine: [group("gar-saxon", { gar: "d1" }), jet],
    theirs: [group("luke-skywalker", { luke: "d3" }, { ready })],
    hand,
    me: { affiliation },
    activating: "gar",
    dice,
  }).choose("cc:choose-a-side@gar");
card(
  "choose-a-side",
  // the shield: a spent block token is an evade too
  () =>
    saxon(["choose-a-side", "prepared-for-battle"], "mercenary", true, [0, 0, 0, 0])
      .choose("cc:prepared-for-battle@gar")
      .pass()
      .choose("attack:jet:d2")
      .choose("token:block")
      .expect(table({ attacks: { 0: { surges: 2 } } }))
      .waits(),
  // the flamethrower: a special action
  () =>
    saxon(["choose-a-side"], "imperial", false)
      .pass()
      .choose("lent:dc_special:Gar Saxon:0#at0@jet")
      .choose("d4")
      .expect(table({ activation: { actions: 1 }, figures: { luke: { damage: 2 } } }))
      .notOffers(["lent:dc_special:Gar Saxon:0#at0@jet"])
      .waits(),
);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";
import { hurt, over } from "../staging/figures.js";

prove([
  {
    mine: [group("cal-kestis", { me: "a1" }), group("bd-1", { bd: "a1" }, { companionOf: "0.cal-kestis.0" })],
    theirs: [wookiee()],
    activating: "me",
    proves: "damaged-scomplink",
    also: [{ value: "figure:control", subject: { figure: "bd" }, base: 1, is: 0, because: ["damaged-scomplink"] }],
  },
  {
    ...using("cal-kestis", "dc_special:BD-1:0", {
      me: hurt("a1", 5),
      foe: "h2",
      friends: [group("bd-1", { bd: "a1" }, { companionOf: "0.cal-kestis.0" })],
    }),
    activating: "bd",
    table: { figures: { me: { damage: 3 } } },
  },
  {
    mine: [group("cal-kestis", { cal: "h2" }, over), group("bd-1", { bd: "a4" }, { companionOf: "0.cal-kestis.0" })],
    theirs: [wookiee("h8")],
    activating: "bd",
    sides: [{ deck: ["blitz", "focus", "parry"] }, {}],
    choose: ["dc_special:BD-1:1"],
    proves: "dc_special:BD-1:1",
    table: { lostTerminals: ["a4"], sides: { 0: { hand: ["blitz"] } } },
  },
]);

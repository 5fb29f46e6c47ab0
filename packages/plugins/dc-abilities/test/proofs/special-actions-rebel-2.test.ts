import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:R2-D2:1",
    mine: [group("r2-d2", { me: { at: "d1", damage: 5 } })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:R2-D2:1"],
    table: { figures: { me: { damage: 4 } } },
  },
  {
    proves: "dc_special:Rebel Trooper (Elite):0",
    mine: [group("rebel-trooper-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:Rebel Trooper (Elite):0", "a3"],
    table: { figures: { me: { spaces: ["a3"] } } },
  },
  {
    proves: "dc_special:Sabine Wren:0",
    mine: [group("sabine-wren", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:Sabine Wren:0", "e1"],
    table: { figures: { me: { spaces: ["e1"] } } },
  },
  {
    proves: "dc_special:Tauntaun Rider (Elite):0",
    mine: [group("tauntaun-rider", { me: "d1+d2" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:Tauntaun Rider (Elite):0", "f1+f2"],
    table: { figures: { me: { spaces: ["f1", "f2"] } } },
  },
  {
    proves: "dc_special:Verena Talos:0",
    mine: [group("verena-talos", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["dc_special:Verena Talos:0", "e1"],
    table: { figures: { me: { spaces: ["e1"] } } },
  },
  {
    proves: "dc_special:Yoda:0",
    mine: [group("yoda", { me: "d1" }), group("ahsoka-tano", { friend: "b1" })],
    theirs: [group("rebel-trooper-elite", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "rebel" }, {}],
    choose: ["pass", "dc_special:Yoda:0"],
    table: { figures: { friend: { conditions: ["focus"] } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "soresu-form",
    mine: [group("kanan-jarrus", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    sides: [{ affiliation: "rebel" }, {}],
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:me:d1", "soresu-form#at0@me"],
    table: { attacks: { "0": { dice: { "3": { face: 3, rerolled: true } } } } },
  },
]);

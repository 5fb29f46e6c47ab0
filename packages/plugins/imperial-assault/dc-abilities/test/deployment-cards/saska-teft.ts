import { group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

// whoever has a device token rolls a die again in another colour
prove(
  ["power-converter", "unstable-devices"].map((proves) => ({
    mine: [group("saska-teft", { me: "a1" })],
    theirs: [wookiee()],
    activating: "me",
    choose: ["unstable-devices#at0@me", "attack:foe:c1", "power-converter#at0@me", 1, "1:red"],
    dice: [0, 4, 0, 3],
    proves,
    table: { attacks: { 0: { dice: { 1: { die: "red", face: 3, rerolled: true } } } } },
  })),
);

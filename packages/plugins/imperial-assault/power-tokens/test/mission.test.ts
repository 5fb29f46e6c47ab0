import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { gameWith, holds } from "./position.js";

const card = "stormtrooper-elite";
const crate = { id: "crate", kind: "crate", space: "r11", carrier: null, damage: 0, colour: "red", holds: { hit: 3 } };

/** The end of a round on Devaron: our two beside a crate, nobody else near. */
const beside = (objects: readonly object[]) =>
  scenario(gameWith(), {
    setup: {
      map: "devaron-garrison",
      position: {
        activating: { figure: "one" },
        objects,
        seats: [
          {
            affiliation: "imperial",
            groups: [
              {
                card,
                figures: [
                  { id: "one", at: "r12" },
                  { id: "two", at: "q11" },
                ],
              },
            ],
          },
          { affiliation: "rebel", groups: [{ card, ready: false, figures: [{ id: "far", at: "g19" }] }] },
        ],
      },
    },
    hold: "auto",
  } as never);

describe("power tokens that a mission gives", () => {
  test("the controller of a crate may share what lies on it among friendly figures beside it", () => {
    beside([crate])
      .pass()
      .pass()
      .asks("ia:share", 0)
      .choose("share")
      .asks("power-tokens:distribute", 0)
      .choose({ one: 2, two: 1 })
      .expect(holds({ one: ["hit", "hit"], two: ["hit"] }))
      .event("vp:scored", { seat: 0, vp: 2, by: "mission" })
      .waits()
      .done();
  });

  test("or leave it there", () => {
    beside([crate]).pass().pass().choose("leave").event("vp:scored", { seat: 0, vp: 2, by: "mission" }).waits().done();
  });
});

import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { test } from "vitest";
import { mechanics } from "../src/index.js";
import { library } from "./library.js";

const game = composeList([warhammer40k(createContext([])), mechanics(library)]);
const gun = (id: string) => ({
  id,
  type: "ranged",
  range: 24,
  A: 1,
  skill: null,
  S: 4,
  AP: 0,
  D: 1,
  abilities: ["Torrent"],
});
const models = (rest: object = {}) => [{ id: "models", count: 1, T: 4, Sv: 2, W: 9, ...rest }];
const unit = (id: string, along: number, rest: object = {}) => ({
  id,
  place: { along, lane: 0 },
  models: models(),
  ...rest,
});
const suppression = (rest: object = {}) => ({
  name: "Suppression",
  mechanics: [
    {
      as: "either",
      when: "attacks.resolved",
      if: { is: "phase", in: ["shooting"] },
      effects: [{ do: "select", mark: "suppression", until: [{ until: "endOfTurn" }], ...rest }],
    },
  ],
});

/** A unit with two guns, one at each of two targets. */
const shooting = (rest: object, first: object = {}) =>
  scenario(game, {
    setup: {
      phase: "shooting",
      armies: [
        {
          id: "one",
          army: {},
          units: [
            unit("shooters", 0, {
              abilities: [suppression(rest)],
              models: models({ weapons: [{ weapon: "gun" }, { weapon: "cannon" }] }),
              weapons: [gun("gun"), gun("cannon")],
            }),
          ],
        },
        { id: "other", army: {}, units: [unit("target", 18, first), unit("other", 20)] },
      ],
    },
    hold: "auto",
    // wounds fail: what counts is that it was hit
    dice: { dice: [1, 1] },
  } as never)
    .choose("0.shooters")
    .choose("1.target")
    .choose("1.other")
    .choose("0.shooters/gun>1.target");

test("after its attacks the player selects one of the units that were hit, and it has the mark until it is over", () => {
  shooting({})
    .asks("mechanics:select", 0)
    .offersExactly(["1.target", "1.other"])
    .choose("1.other")
    .event("mark:set", { mark: "suppression", owner: 0, on: "1.other" })
    .event("mark:expired", { mark: "suppression", on: "1.other" })
    .waits()
    .done();
});

test("only a unit that was hit with the weapon, and is of the kind, is selected; one alone is not asked for", () => {
  shooting({ made: ["cannon"] })
    .event("mark:set", { on: "1.other" })
    .waits()
    .done();
  shooting({ keywords: ["Infantry"] }, { keywords: ["Infantry"] })
    .event("mark:set", { on: "1.target" })
    .waits()
    .done();
  shooting({ without: ["Infantry"] }, { keywords: ["Infantry"] })
    .event("mark:set", { on: "1.other" })
    .waits()
    .done();
  shooting({ keywords: ["Titanic"] })
    .noEvent("mark:set")
    .waits()
    .done();
});

test("what may be selected may be left", () => {
  shooting({ optional: true })
    .offersExactly(["1.target", "1.other", "none"])
    .choose("none")
    .noEvent("mark:set")
    .waits()
    .done();
});

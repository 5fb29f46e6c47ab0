import { describe, expect, test } from "vitest";
import {
  closestPlaces,
  displacedBy,
  fieldOf,
  moveX,
  nearestStops,
  placesWithin,
  placeTargets,
  pushTargets,
} from "../../src/board/index.js";
import { stage } from "./stage.js";

describe("rules 7: being moved", () => {
  test("moving X spaces ignores every cost but not walls", () => {
    const { field, figure, names } = stage(
      `
      +-+-+-+-+-+
      |A ~ B .|.|
      + + + + + +
      |# # # # .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: { side: "blue" } } },
    );
    const stops = moveX(field, figure("A"), 3).stops.map((stop) => names(stop.spaces)[0]);
    expect(stops).toEqual(["a1", "b1", "d1"]);
  });

  test("a push goes any way and never counts staying", () => {
    const { field, figure, names } = stage(
      `
      +-+-+-+
      |. A .|
      +-+-+-+`,
      { figures: { A: {} } },
    );
    expect(pushTargets(field, figure("A"), 1).stops.map((stop) => names(stop.spaces)[0])).toEqual(["c1", "a1"]);
  });

  test("placing needs no path, only a legal stop that covers the chosen space", () => {
    const { field, figure, at, names } = stage(
      `
      +-+-+ +-+-+
      |A A| |. C|
      +-+-+ + + +
          |. . .|
      +-+-+-+-+-+
      |B . . . .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: {} } },
    );
    const places = placeTargets(field, figure("A"), at("C")).map((spaces) => names(spaces).join(" "));
    expect(places).toEqual(["d1 e1", "e1 e2"]);
    expect(placeTargets(field, figure("A"), at("B"))).toEqual([]);
  });

  test("deployment puts a figure wholly inside the zone, and overflow as close as possible", () => {
    const { field, figure, at, names } = stage(
      `
      +-+-+-+-+
      |. . A A|
      + + + + +
      |. B . .|
      +-+-+-+-+`,
      { figures: { A: {}, B: {} } },
    );
    const zone = ["a1", "b1", "a2"].map(at);
    expect(placesWithin(field, figure("A"), zone).map((spaces) => names(spaces).join(" "))).toEqual(["a1 b1", "a1 a2"]);
    expect(closestPlaces(field, figure("A"), [at("b2")]).map((spaces) => names(spaces).join(" "))).toContain("c1 c2");
  });

  test("a figure on an illegal space goes to the nearest legal one; ties are listed", () => {
    const { board, field, figure, names } = stage(
      `
      +-+-+-+-+
      |A A . .|
      + + + + +
      |A A B .|
      +-+-+-+-+`,
      { figures: { A: { massive: true }, B: { side: "blue" } } },
    );
    const onto = figure("A").spaces.map((space) => space + 1);
    expect(displacedBy(field, figure("A"), onto).map(({ id }) => id)).toEqual(["B"]);
    const figures = [{ ...figure("A"), spaces: onto }, figure("B")];
    const after = fieldOf(board, { openDoors: [], rubble: [], shields: [], figures });
    const { by, stops } = nearestStops(after, figure("B"));
    expect([by, stops.map((spaces) => names(spaces)[0])]).toEqual(["push", ["d1", "d2"]]);
  });

  test("a figure that no push frees is placed on the nearest legal space", () => {
    const { field, figure, names } = stage(
      `
      +-+-+-+-+
      |A B|. .|
      +-+-+-+-+`,
      { figures: { A: {}, B: {} } },
    );
    const stuck = { ...figure("A"), spaces: figure("B").spaces };
    const crowd = { ...field, occupants: field.occupants, figures: [figure("A"), figure("B"), { ...stuck, id: "C" }] };
    const { by, stops } = nearestStops(crowd, { ...stuck, id: "C" });
    expect([by, stops.map((spaces) => names(spaces)[0])]).toEqual(["place", ["c1"]]);
  });

  test("a door that closes inside a large figure moves it to the nearest legal spaces on one side", () => {
    const { field, figure, names } = stage(
      `
      +-+-+-+-+
      |. A1A .|
      +-+-+-+-+`,
      { figures: { A: {} } },
    );
    const { stops } = nearestStops(field, figure("A"));
    expect(stops.map((spaces) => names(spaces).join(" "))).toEqual(["a1 b1", "c1 d1"]);
  });
});

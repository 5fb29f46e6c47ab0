import { expect, test } from "vitest";
import { Shelf } from "../../src/room/shelf.js";

test("a text comes back as it was put, however full the shelf has become", () => {
  const shelf = new Shelf();
  const groups = Array.from({ length: 400 }, (_, at) => [`Zoë ${at}`, "", `海賊${"王🏴‍☠️".repeat(at)}`]);
  const places = groups.map((texts) => shelf.put(texts));
  expect(places.map((place) => [0, 1, 2].map((behind) => shelf.take(place, behind)))).toEqual(groups);
});

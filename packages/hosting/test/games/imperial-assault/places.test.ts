import { expect, test } from "vitest";
import { placesIn } from "../../../src/games/imperial-assault/places.js";

const at = (key: string, figure?: string) =>
  placesIn({ key, ...(figure !== undefined && { label: { id: "do:target", params: { figure } } }) });

test("moves, deployments and those who come back lead to spaces; a target stands there already", () => {
  expect(at("go:b2+b3")).toEqual(["b2", "b3"]);
  expect(at("k11")).toEqual(["k11"]);
  expect(at("stormtrooper.2@n3", "stormtrooper-elite")).toEqual(["n3"]);
  expect(at("luke.1@e2", "luke.1")).toBeUndefined();
  expect(at("pass")).toBeUndefined();
});

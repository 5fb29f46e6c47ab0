import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { expect, test } from "vitest";
import { contextOrThrow } from "../src/index.js";
import { match } from "./example.js";

test("the example in the README plays a skirmish to its end", () => {
  expect(match.outcome?.winners).toHaveLength(1);
});

test("wrong cards are thrown with their file", () => {
  const broken = { ...files, "armies.json": { armies: [{ id: "none" }] } };
  expect(() => contextOrThrow(broken, maps)).toThrow(/DECLARATION_INVALID: The card data is wrong:\n- armies.json/);
});

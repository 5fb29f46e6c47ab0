import { KernelError } from "@riposte/kernel";
import { expect, test } from "vitest";
import { exitCodeOf, mistakeMessage } from "../src/mistake-message.js";
import { UserMistake } from "../src/user-mistake.js";

test("a mistake of the user ends with 2, a diverged replay with 1, an error of ours with 3", () => {
  expect(exitCodeOf(new UserMistake("BAD_VALUE", "no"))).toBe(2);
  expect(exitCodeOf(new KernelError("SAVE_ALTERED", "edited"))).toBe(2);
  expect(exitCodeOf(new KernelError("SAVE_DIVERGED", "other state"))).toBe(1);
  expect(exitCodeOf(new KernelError("HANDLER_FAILED", "a plugin threw"))).toBe(3);
  expect(exitCodeOf(new TypeError("undefined is not a function"))).toBe(3);
});

test("only mistakes have a message for the user", () => {
  expect(mistakeMessage(new UserMistake("BAD_VALUE", "no"))).toBe("BAD_VALUE: no");
  expect(mistakeMessage(new TypeError("oops"))).toBeUndefined();
});

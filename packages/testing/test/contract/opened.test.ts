import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { expect, test } from "vitest";
import { z } from "zod";
import { contractOf } from "../../src/index.js";
import { type Coin, coin } from "../fixture/coin.js";

const declared = declarePlugin({
  name: "toast",
  version: "0.1.0",
  requires: [needs<Coin>({ name: "coin" }, "^0.1")],
  effects: { "toast:raise": z.strictObject({}) },
  windows: {
    "toast:rolled": { subject: z.strictObject({ face: z.number() }), protocol: "once" },
    "toast:never": { subject: z.null(), protocol: "once" },
  },
});
interface Toast extends Owns<typeof declared> {}

/** Opens one of its two windows, where a seat may raise a glass, or do nothing at all. */
const toast = (isEmpty: boolean) =>
  definePlugin<Toast>(declared, {
    effects: { "toast:raise": () => undefined },
    on: { "coin:rolled": ({ face }, match) => match.open("toast:rolled", { face }) },
    offer: {
      "toast:rolled": (_subject, _seat, match) => [
        match.offer({ key: "raise", effects: isEmpty ? [] : [{ type: "toast:raise" }] }),
      ],
      "toast:never": (_subject, _seat, match) => [match.offer({ key: "raise", effects: [{ type: "toast:raise" }] })],
    },
    messages: { "kernel:respond": "Respond?" },
  });

const broken = (plugin = toast(false), rarelyOpened: readonly string[] = []): readonly string[] =>
  contractOf(plugin, { game: [coin()], matches: 2, rarelyOpened }).flatMap(({ check }) => {
    try {
      check();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });

test("a window that nothing opens breaks the contract, unless it is named as rare", () => {
  expect(broken()).toEqual([
    expect.stringContaining('the window "toast:never" was opened in none of 2 random matches'),
  ]);
  expect(broken(toast(false), ["toast:never"])).toEqual([]);
});

test("a window named as rare that is opened is to be struck out", () => {
  expect(broken(toast(false), ["toast:never", "toast:rolled"])).toEqual([
    expect.stringContaining('the window "toast:rolled" is opened'),
  ]);
});

test("a window whose own words name what it does not know breaks the contract", () => {
  const { declared, ...more } = toast(false);
  const windows = {
    ...declared.windows,
    "toast:rolled": { ...declared.windows["toast:rolled"], prompt: { id: "asks" } },
  };
  const vague = {
    ...more,
    declared: { ...declared, windows },
    behaviour: { ...more.behaviour, messages: { asks: "{face}?" } },
  };
  expect(broken(vague as never, ["toast:never"])).toEqual([
    expect.stringContaining('the window "toast:rolled" says "asks" by itself, without its parameter "face"'),
    expect.stringContaining('"kernel:respond" shows "asks" without its parameter "face"'),
  ]);
});

test("an offer that stands for no effects breaks the contract of the plugin that makes it", () => {
  expect(broken(toast(true), ["toast:never"])).toEqual([
    expect.stringContaining('its offer "raise" at "toast:rolled" has no effects'),
  ]);
});

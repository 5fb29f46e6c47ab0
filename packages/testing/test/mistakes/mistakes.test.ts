import { type Behaviour, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList } from "@riposte/kernel/run";
import { beforeAll, describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { contractOf } from "../../src/contract/contract.js";
import { type Bluff, bluffPlugin } from "../fixture/bluff.js";
import { type Coin, coin } from "../fixture/coin.js";
import { compile } from "./compile.js";

/** A mistake the compiler tells, where the author types it. */
const TYPED: readonly (readonly [mistake: string, snippet: string, told: RegExp])[] = [
  [
    "a wrong event",
    `definePlugin<Surge>(surgeDeclared, { effects: { "surge:spend": spend }, on: { "attack:decalred": () => {} } });`,
    /"attack:decalred"' does not exist/,
  ],
  ["a wrong effect", `match.queue({ type: "attack:rol", dice: 1 });`, /"attack:rol"' is not assignable to type/],
  [
    "a wrong window",
    `match.open("attack:afterr", { by: "luke" });`,
    /"attack:afterr"' is not assignable.*"attack:after"/,
  ],
  [
    "a wrong question",
    `match.ask("attack:targt", 0, { among: [] });`,
    /"attack:targt"' is not assignable.*"attack:target"/,
  ],
  ["a wrong value", `match.value("attack:pol", { by: "luke" }, 1);`, /"attack:pol"' is not assignable.*"attack:pool"/],
  ["a wrong scope", `match.last("attack:focused", { scope: "atack" });`, /Did you mean '"attack"'\?/],
  [
    "a question written by hand",
    `match.queue({ type: "kernel:ask", question: "x", seat: 0 });`,
    /made by match or effectsOf/,
  ],
  [
    "an effect without a handler",
    `definePlugin<Surge>(surgeDeclared, { effects: {} });`,
    /Property '"surge:spend"' is missing/,
  ],
  [
    "a missing dependency",
    `compose([definePlugin<Surge>(surgeDeclared, { effects: { "surge:spend": spend } })]);`,
    /surge needs attack: add attack to this list/,
  ],
];

describe("the compiler tells", () => {
  let told: readonly string[] = [];
  beforeAll(() => {
    told = compile(["", ...TYPED.map(([, snippet]) => snippet)]);
  }, 60_000);

  test("nothing where nothing is wrong", () => expect(told[0]).toBe(""));

  test.each(TYPED.map(([mistake, , words], place) => [mistake, words, place + 1] as const))(
    "%s",
    (_mistake, words, place) => expect(told[place]).toMatch(words),
  );
});

type Changes = Partial<Behaviour<Coin>>;

/** The coin with one mistake in it. */
const wrong = (changes: Changes): AnyPlugin => coin(changes as never);
const doubled = declarePlugin({ name: "doubled", version: "0.1.0", requires: [needs<Bluff>({ name: "bluff" }, "*")] });
interface Doubled extends Owns<typeof doubled> {}

/** Offers two responses under one key. */
const doubling = definePlugin<Doubled>(doubled, {
  effects: {},
  offer: {
    "bluff:struck": (_subject, _seat, match) => ["one", "one"].map((key) => match.offer({ key, effects: [] })),
  },
});

const rolling = (roll: NonNullable<Changes["effects"]>["coin:roll"]): AnyPlugin =>
  wrong({ effects: { ...coin().behaviour.effects, "coin:roll": roll } as never });

/** What the contract suite tells of a plugin, or composing it. */
function toldBy(plugin: AnyPlugin, game: readonly AnyPlugin[] = []): string {
  try {
    const clauses = contractOf(plugin, { game, matches: 2, maxInputs: 20 });
    for (const { check } of clauses) check();
  } catch (error) {
    return String((error as Error).message);
  }
  return "";
}

/** A mistake that is told when plugins are composed, or at the latest by the contract suite. */
const CHECKED: readonly (readonly [mistake: string, plugin: () => AnyPlugin, told: RegExp])[] = [
  [
    "an effect without a handler, where types were cast away",
    () => definePlugin(coin().declared, { ...coin().behaviour, effects: {} }),
    /"coin" declares .*"coin:roll".* without a handler/,
  ],
  [
    "a write without `own`",
    () => rolling((slice) => void slice.rolls.push(1)),
    /"coin" \(effect "coin:roll"\) writes to something that earlier states share.*match\.own/,
  ],
  ["an async handler", () => rolling((async () => {}) as never), /"coin" has an async handler: effects "coin:roll"/],
  [
    "a handler that returns a promise",
    () => rolling((() => Promise.resolve()) as never),
    /"coin" \(effect "coin:roll"\) returns a promise/,
  ],
  [
    "Math.random",
    () =>
      rolling((slice) => {
        slice.points += Math.random();
      }),
    /"coin" \(effect "coin:roll"\) uses Math\.random.*match\.chance/,
  ],
  [
    "an effect nobody owns",
    () => rolling((_slice, _effect, match) => match.queueAll([{ type: "coin:gian" }])),
    /"coin" \(effect "coin:roll"\) queues the effect "coin:gian".*Did you mean "coin:gain"\?/,
  ],
  [
    "an effect whose fields are wrong",
    () => rolling((_slice, _effect, match) => match.queueAll([{ type: "coin:gain", amount: "one" } as never])),
    /queues "coin:gain" of "coin" with data that does not fit its schema: amount/,
  ],
  [
    "an event whose payload is wrong",
    () => rolling((_slice, _effect, match) => match.publish("coin:rolled", { face: "six" } as never)),
    /publishes "coin:rolled" of "coin" with data that does not fit its schema: face/,
  ],
  [
    "a question nobody declares, asked by an ability",
    () => wrong({ abilities: { lucky: { steps: [{ type: "kernel:ask", question: "coin:nxt", seat: 0 } as never] } } }),
    /"coin", ability "lucky": neither it nor a plugin it requires declares the question "coin:nxt"\. Did you mean "coin:next"\?/,
  ],
  [
    "an invalid machine",
    () =>
      wrong({ procedures: { coin: createMachine({ initial: "a", states: { a: { after: { 10: "a" } } } }) as never } }),
    /a match has no clock/,
  ],
  [
    "a scope nobody declares",
    () =>
      wrong({
        procedures: {
          coin: createMachine({ initial: "a", states: { a: { meta: { scope: "turn" }, on: { next: "a" } } } }) as never,
        },
      }),
    /procedure "coin", state "a": .*declares the scope "turn"/,
  ],
  [
    "a plugin written for another kernel",
    () => ({ ...coin(), declared: { ...coin().declared, kernel: "^9.0" } }),
    /"coin" was written for the kernel \^9\.0, but .* is installed/,
  ],
  [
    "a second kernel",
    () => ({ ...coin(), kernel: { version: "9.0.0", copy: Symbol("kernel") } }),
    /"coin" brings a second kernel: .*9\.0\.0.*peerDependencies.*npm dedupe/,
  ],
  [
    "a wrong version range",
    () => ({ ...coin(), declared: { ...coin().declared, requires: [{ name: "coin", range: "0,1" }] } }),
    /in the range "0,1", which is no range/,
  ],
];

describe("composing, or the contract suite, tells", () => {
  test("nothing where nothing is wrong", () => expect(() => composeList([coin()])).not.toThrow());

  test("two responses under one key", () =>
    expect(toldBy(doubling, [bluffPlugin])).toMatch(
      /"doubled" \(offer "bluff:struck"\) offers "one".*make its key unique/,
    ));

  test.each(CHECKED)("%s", (_mistake, plugin, words) => expect(toldOf(plugin)).toMatch(words));
});

const toldOf = (plugin: () => AnyPlugin): string => {
  try {
    return toldBy(plugin());
  } catch (error) {
    return (error as Error).message;
  }
};

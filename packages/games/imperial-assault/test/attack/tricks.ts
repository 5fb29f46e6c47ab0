import {
  type AnyEffectOf,
  type Behaviour,
  declarePlugin,
  definePlugin,
  type Match,
  needs,
  type Owns,
} from "@riposte/kernel";
import { z } from "zod";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { gameWith } from "../position.js";

const declared = declarePlugin({
  name: "tricks",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
  lasting: { "tricks:curse": z.null() },
});
export interface Tricks extends Owns<typeof declared> {}
type Effect = AnyEffectOf<Tricks>;
type Offers = NonNullable<Behaviour<Tricks>["offer"]>;

/** Something a seat may do once at a window, whoever it is. */
export interface Trick {
  readonly window: keyof Offers;
  readonly key: string;
  readonly seat?: number;
  readonly kind?: "forced" | "optional";
  readonly effects: readonly Effect[];
}

/** The base game in which these things may be done. */
export function gameOfTricks(tricks: readonly Trick[], more: Partial<Behaviour<Tricks>> = {}) {
  const windows = new Set(tricks.map(({ window }) => window));
  const offer = Object.fromEntries(
    [...windows].map((window) => [
      window,
      (_subject: unknown, seat: number, match: Match<Tricks>) =>
        tricks
          .filter((trick) => trick.window === window && (trick.seat === undefined || trick.seat === seat))
          .map(({ key, effects, kind = "optional" }) =>
            match.offer({ key, kind, label: { id: "tricks:do", params: { key } }, effects }),
          ),
    ]),
  ) as Offers;
  return gameWith(definePlugin<Tricks>(declared, { effects: {}, offer, messages: { "tricks:do": "{key}" }, ...more }));
}

import { type AnyEffectOf, declarePlugin, definePlugin, type Match, needs, type Owns } from "@riposte/kernel";
import { compose } from "@riposte/kernel/run";
import { type Warhammer, warhammer40k, warhammer40kDeclared } from "../src/index.js";
import { context } from "./position.js";

const declared = declarePlugin({
  name: "spark",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, "*")],
});
interface Spark extends Owns<typeof declared> {}

/** The game with something that happens at a window, for whoever chooses "spark"; and Feel No Pain for all. */
export const sparked = (
  effects: readonly AnyEffectOf<Warhammer>[],
  feelNoPain = 7,
  window: "unit:selected" | "targets:declared" | "roll:made" = "unit:selected",
) =>
  compose([
    warhammer40k(context),
    definePlugin<Spark>(declared, {
      effects: {},
      offer: {
        [window]: {
          possible: () => true,
          options: (_subject: unknown, seat: number, match: Match<Spark>) =>
            seat === match.order()[0] ? [match.offer({ key: "spark", effects: effects as never })] : [],
        },
      },
      modify: { "unit:feel-no-pain": (_subject, match) => match.contribute("atMost", feelNoPain, "spark") },
    }),
  ]);

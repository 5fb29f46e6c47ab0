import { declarePlugin, definePlugin, type Effect, needs, type Owns } from "@riposte/kernel";
import { canTakeSpecial, type ImperialAssault, imperialAssaultDeclared } from "../src/index.js";
import { gameWith } from "./position.js";

const declared = declarePlugin({
  name: "conjuring",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
});
interface Conjuring extends Owns<typeof declared> {}

export type Conjured = Effect & Readonly<Record<string, unknown>>;

/**
 * The base game where the active figure may also choose these effects, by name: what a card would do; those called
 * "special:" once, and as actions that contain an attack unless they are "special:calm".
 */
export const conjuring = (spells: Readonly<Record<string, readonly Conjured[]>>) =>
  gameWith(
    definePlugin<Conjuring>(declared, {
      effects: {},
      messages: { "conjuring:cast": "Cast" },
      offer: {
        "activation:act": (_subject, seat, match) => {
          const { activation, figures } = match.slices["imperial-assault"];
          if (activation?.figure == null || figures[activation.figure]?.seat !== seat) return [];
          const isAllowed = (key: string) =>
            !key.startsWith("special:") || canTakeSpecial(match, key, 1, key !== "special:calm");
          return Object.entries(spells)
            .filter(([key]) => isAllowed(key))
            .map(([key, effects]) => match.offer({ key, label: { id: "conjuring:cast" }, effects: effects as never }));
        },
      },
    }),
  );

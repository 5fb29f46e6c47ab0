import { expectTypeOf } from "vitest";
import { z } from "zod";
import { declarePlugin, definePlugin, effectsOf, type Lasting, type Match, needs, type Owns } from "../../src/index.js";

const attackDeclared = declarePlugin({
  name: "attack",
  version: "0.1.0",
  windows: { "attack:after": { subject: z.strictObject({ attacker: z.string() }), protocol: "once" } },
  questions: { "attack:target": z.strictObject({ among: z.array(z.string()) }), "attack:again": z.null() },
  lasting: { "attack:focused": z.null(), "attack:marked": z.strictObject({ figure: z.string() }) },
  procedures: { attack: z.strictObject({ attacker: z.string() }), round: z.null() },
  scopes: ["attack", "round"],
});
interface Attack extends Owns<typeof attackDeclared> {}
expectTypeOf<Attack["scopes"]>().toEqualTypeOf<"attack" | "round">();

const surgeDeclared = declarePlugin({
  name: "surge",
  version: "0.1.0",
  requires: [needs<Attack>(attackDeclared, "^0.1")],
  questions: { "surge:pick": z.strictObject({ left: z.number() }) },
});
interface Surge extends Owns<typeof surgeDeclared> {}

definePlugin<Surge>(surgeDeclared, {
  effects: {},
  questions: {
    "surge:pick": {
      prompt: ({ about }) => ({ id: "surge:pick", params: { left: about.left } }),
      choices: () => {
        throw new Error("types only");
      },
      answer: (_answer, { about }) => expectTypeOf(about).toEqualTypeOf<{ left: number }>(),
    },
  },
});

export function opens(match: Match<Surge>): void {
  match.open("attack:after", { attacker: "luke" });
  // @ts-expect-error a window nobody in reach declares
  match.open("attack:afterr", { attacker: "luke" });
  // @ts-expect-error another subject
  match.open("attack:after", { defender: "luke" });

  match.ask("surge:pick", 0, { left: 1 });
  match.ask("attack:target", 0, { among: ["vader"] });
  match.ask("attack:again", 0);
  // @ts-expect-error a question nobody in reach declares
  match.ask("surge:pik", 0, { left: 1 });
  // @ts-expect-error what it is about is not told
  match.ask("surge:pick", 0);
  // @ts-expect-error it is about something else
  match.ask("surge:pick", 0, { left: "one" });

  match.last("attack:focused", { scope: "attack", seat: 0 });
  match.last("attack:marked", { data: { figure: "vader" } });
  // @ts-expect-error a kind nobody in reach declares
  match.last("attack:focussed", { scope: "attack" });
  // @ts-expect-error a scope that no machine opens
  match.last("attack:focused", { scope: "atack" });
  // @ts-expect-error its data is missing
  match.last("attack:marked", { scope: "attack" });
  expectTypeOf(match.lasting("attack:marked")).toEqualTypeOf<readonly Lasting<{ figure: string }>[]>();

  match.call("attack", { attacker: "luke" });
  match.call("round");
  // @ts-expect-error its first variables are missing
  match.call("attack");
  // @ts-expect-error a procedure nobody in reach has
  match.call("atack", { attacker: "luke" });

  // in lists of effects, the same names are known
  const effects = effectsOf<Surge>();
  match.offer({
    key: "again",
    effects: [effects.ask("attack:again", 0), effects.call("attack", { attacker: "luke" })],
  });
  // @ts-expect-error a scope that no machine opens
  effects.last("attack:focused", { scope: "atack" });
}

import { z } from "zod";
import { Condition } from "./facts/vocabulary.js";
import { say } from "./messages.js";

// the fields a standing order may speak of; a subject may have more
const nothing = z.looseObject({});
const Figure = z.string();
const figure = z.looseObject({ figure: Figure });
const step = z.looseObject({ figure: Figure, to: z.array(z.string()), voluntary: z.boolean().optional() });
const harm = z.looseObject({ figure: Figure, amount: z.int(), by: z.string() });
const attack = z.looseObject({ attacker: Figure, defender: z.string(), targetSpace: z.string(), seat: z.int() });

const once = <S extends z.ZodType>(subject: S) => ({ subject, protocol: "once" }) as const;

/**
 * Every moment players may act, in the order of the rules. Sides act once each: mission, initiative, the other outside
 * attacks; attacker, defender inside. No seat gets a second turn in the same instance (rules 12).
 */
export const windows = {
  "deployment:done": once(nothing),
  "setup:search": once(nothing),
  "round:start": once(nothing),
  "activation:start": once(figure),
  // the figure's own time: actions and what costs none, until it passes
  "activation:act": {
    subject: figure,
    protocol: "priority",
    own: true,
    pass: say("ia:end-activation"),
  },
  // a figure performs one action more, outside of its own time: of the kinds in `only`, or any
  "action:granted": { ...once(figure), own: true, pass: say("ia:decline-action") },
  // it got movement points to use now: before each step they may buy something else
  "points:spending": { ...once(figure), own: true, pass: say("ia:buy-nothing") },
  "action:resolved": once(z.looseObject({ figure: Figure, kind: z.string() })),
  "activation:end": once(figure),
  "activation:resolved": once(z.looseObject({ figure: Figure.nullable() })),
  "group:resolved": once(z.looseObject({ group: z.string().nullable(), seat: z.int() })),
  "status:start": once(nothing),
  "round:end": once(nothing),
  "seat:drawing": once(z.looseObject({ seat: z.int(), cards: z.int() })),
  "figure:leaving": once(step),
  "figure:entered": once(step),
  // a Massive figure has stopped on others
  "figure:stopped": once(z.looseObject({ figure: Figure, others: z.array(Figure) })),
  // strain is prevented before it is suffered, and what it triggers is about what is left; damage comes last (rules 12.1)
  "figure:straining": once(harm),
  "figure:strained": once(harm),
  "figure:hurting": once(harm),
  "figure:suffering": once(harm),
  "figure:suffered": once(harm),
  "figure:afflicted": once(z.looseObject({ figure: Figure, condition: Condition, by: z.string() })),
  "figure:dying": once(figure),
  "figure:defeated": once(z.looseObject({ figure: Figure, seat: z.int(), card: z.string(), vp: z.int() })),
  "attack:before": once(attack),
  "attack:declare": once(attack),
  "attack:pools": once(attack),
  "attack:rolled": once(attack),
  "attack:rerolls": once(attack),
  // one die was rerolled; "rerolled" is the end of the whole step
  "attack:die-rerolled": once(z.looseObject({ die: z.int(), by: z.string(), seat: z.int().optional() })),
  "attack:rerolled": once(attack),
  "attack:modifiers": once(attack),
  "attack:surges": { ...once(attack), own: true, prompt: say("ia:spend-surges") },
  "attack:after": once(attack),
} as const;

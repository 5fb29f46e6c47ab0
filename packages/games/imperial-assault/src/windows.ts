import { z } from "zod";

const anything = z.looseObject({});
const once = { subject: anything, protocol: "once" } as const;

/**
 * Every moment players may act, in the order of the rules. Sides act once each: mission, initiative, the other outside
 * attacks; attacker, defender inside. Nobody gets a second turn in the same instance (rules 12).
 */
export const windows = {
  "deployment:done": once,
  "setup:search": once,
  "round:start": once,
  "activation:start": once,
  // the figure's own time: actions and what costs none, until it passes
  "activation:act": {
    subject: anything,
    protocol: "priority",
    prompt: { id: "ia:act" },
    pass: { id: "ia:end-activation" },
  },
  // a figure performs one action more, in nobody's or somebody else's time: of the kinds in `only`, or any
  "action:granted": {
    subject: anything,
    protocol: "once",
    prompt: { id: "ia:granted" },
    pass: { id: "ia:decline-action" },
  },
  "action:resolved": once,
  "activation:end": once,
  "activation:resolved": once,
  "group:resolved": once,
  "status:start": once,
  "round:end": once,
  "figure:leaving": once,
  "figure:entered": once,
  // a Massive figure has stopped on others
  "figure:stopped": once,
  "figure:suffering": once,
  "figure:suffered": once,
  "figure:afflicted": once,
  "figure:dying": once,
  "figure:defeated": once,
  "attack:before": once,
  "attack:declare": once,
  "attack:pools": once,
  "attack:rolled": once,
  "attack:rerolls": once,
  // one die was rerolled; "rerolled" is the end of the whole step
  "attack:die-rerolled": once,
  "attack:rerolled": once,
  "attack:modifiers": once,
  "attack:surges": { subject: anything, protocol: "once", prompt: { id: "ia:spend-surges" } },
  "attack:after": once,
} as const;

import { setup } from "xstate";
import { z } from "zod";
import { compose } from "../../src/entry/run.js";
import {
  cancel,
  choose,
  declarePlugin,
  definePlugin,
  flowActions,
  type Match,
  needs,
  type Offer,
  type Owns,
  procedureStub,
  runAbility,
  visible,
} from "../../src/index.js";

/** Two seats hear a gong and answer it, for ever: the least game with windows of two protocols and a plugin without a slice. */
const declared = declarePlugin({
  name: "gong",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ heard: z.array(z.string()) }),
    initial: () => ({ heard: [] }),
    visibility: { heard: visible.all },
  },
  events: { "gong:struck": z.strictObject({}) },
  effects: { "gong:note": z.strictObject({ what: z.string() }), "gong:ring": z.strictObject({}) },
  around: { "gong:ring": { before: "gong:before", after: "gong:after" } },
  windows: {
    "gong:sounding": { subject: z.looseObject({}), protocol: "queue" },
    "gong:answering": { subject: z.looseObject({}), protocol: "once" },
    "gong:before": { subject: z.looseObject({}), protocol: "priority" },
    "gong:after": { subject: z.looseObject({}), protocol: "once" },
  },
  questions: { "gong:again": z.null() },
  procedures: { gong: z.null(), rest: z.null() },
  scopes: ["day"],
});
interface Gong extends Owns<typeof declared> {}

// the gong is struck where the procedure starts, where a step leads, and where a called procedure has ended
const machine = setup({
  actors: { rest: procedureStub },
  actions: { ...flowActions<Gong>(), strike: () => {}, count: () => {} },
}).createMachine({
  id: "gong",
  initial: "sounding",
  states: {
    sounding: { entry: "strike", meta: { window: "gong:sounding" }, on: { next: "answering" } },
    answering: { meta: { window: "gong:answering" }, on: { next: "counting" } },
    counting: {
      entry: ["count", { type: "ask", params: { question: "gong:again" } }],
      meta: { scope: "day" },
      on: { next: "resounding" },
    },
    resounding: { entry: "strike", meta: { window: "gong:sounding" }, on: { next: "resting" } },
    resting: { invoke: { src: "rest", onDone: "sounding" } },
  },
});

const rest = setup({}).createMachine({
  id: "rest",
  initial: "dozing",
  states: { dozing: { on: { next: "awake" } }, awake: { type: "final" } },
});

const gong = (order: readonly number[]) =>
  definePlugin<Gong>(declared, {
    effects: {
      "gong:note": (slice, { what }, match) => {
        match.own(slice, "heard").push(what);
      },
      "gong:ring": (slice, _effect, match) => {
        match.claim(slice, "heard");
        slice.heard.push("ring");
      },
    },
    trigger: {
      "gong:struck": () => ({
        ability: "bow",
        seat: 0,
        window: "gong:sounding",
        optional: true,
        effects: [{ type: "gong:note", what: "bow" } as { readonly type: string }],
      }),
    },
    offer: {
      "gong:answering": {
        possible: () => false,
        options: (_subject, seat, match) => [
          match.offer({ key: "shout", effects: [{ type: "gong:note", what: `shout of ${seat}` }] }),
        ],
        prompt: (_subject, seat) => (seat === 0 ? undefined : { id: "gong:loud", params: { seat } }),
        refusals: (_subject, seat) => [{ key: "whisper", reason: { id: "gong:too-loud", params: { seat } } }],
      },
      "gong:before": (_subject, seat, match) => hush(seat, match),
      "gong:after": [
        { possible: (_subject, seat) => seat === 1, options: (_subject, seat, match) => hush(seat, match) },
        (_subject, seat, match) =>
          seat === 1
            ? [match.offer({ key: "startle", kind: "forced", effects: [{ type: "gong:note", what: "startle" }] })]
            : [],
      ],
    },
    // whoever sits second is silent after a day on which only "c" sounded
    shut: { "gong:answering": (_subject, seat, match) => seat === 1 && match.slices.gong.heard.join() === "c" },
    questions: {
      "gong:again": {
        prompt: { id: "gong:again" },
        choices: () => choose.several([{ key: "a" }, { key: "b" }, { key: "c" }]),
        answer: (answer, _asked, match) => {
          for (const what of answer as readonly string[])
            match.queue(what === "b" ? { type: "gong:ring" } : { type: "gong:note", what });
          if ((answer as readonly string[]).length === 3) match.queue(runAbility({ ability: "meditate", seat: 1 }));
        },
      },
    },
    abilities: { meditate: { steps: [{ type: "kernel:manual", text: { id: "gong:meditate" } }] } },
    messages: { "gong:too-loud": "Seat {seat} cannot whisper over a gong" },
    procedures: { gong: machine, rest },
    actions: {
      strike: (match) => match.publish("gong:struck", {}),
      count: (match) => match.setVar("count", Number(match.vars.count ?? 0) + 1),
    },
    game: {
      main: "gong",
      parseSetup: (options) => z.strictObject({}).parse(options),
      seats: () => 2,
      order: () => order,
    },
  });

/** Seat 1 cancels what waits, wherever it is asked. */
function hush(seat: number, match: Match<Gong>): readonly Offer[] {
  const waiting = match.pending();
  return seat === 1 && waiting !== undefined
    ? [match.offer({ key: "hush", kind: "cancel", effects: [cancel(waiting.frame)] })]
    : [];
}

const echoDeclared = declarePlugin({
  name: "echo",
  version: "0.1.0",
  requires: [needs<Gong>(declared, "^0.1")],
  effects: { "echo:sound": z.strictObject({}), "echo:fade": z.strictObject({}) },
  around: { "echo:sound": { after: "gong:answering" } },
});
interface Echo extends Owns<typeof echoDeclared> {}

const echo = definePlugin<Echo>(echoDeclared, {
  effects: { "echo:sound": () => {}, "echo:fade": () => {} },
  on: { "gong:struck": (_event, match) => match.queue({ type: "echo:fade" }) },
});

const choirDeclared = declarePlugin({
  name: "choir",
  version: "0.1.0",
  requires: [needs<Gong>(declared, "^0.1")],
});
interface Choir extends Owns<typeof choirDeclared> {}

/** Seat 0 may hum before every ring, as often as it likes. */
const choir = definePlugin<Choir>(choirDeclared, {
  effects: {},
  offer: {
    "gong:before": (_subject, seat, match) =>
      seat === 0 ? [match.offer({ key: "hum", effects: [{ type: "gong:note", what: "hum" }] })] : [],
  },
});

export const gongGame = (order: readonly number[] = [0, 1]) => compose([gong(order), echo]);
export const gongWithChoir = () => compose([gong([0, 1]), choir]);

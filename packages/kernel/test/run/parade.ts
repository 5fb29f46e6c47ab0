import { setup } from "xstate";
import { z } from "zod";
import { compose } from "../../src/entry/run.js";
import {
  choose,
  declarePlugin,
  definePlugin,
  flowActions,
  type Match,
  type Owns,
  pick,
  visible,
} from "../../src/index.js";

const Card = z.enum(["drums", "horses", "banners", "fireworks", "sweepers"]);
export type Card = z.infer<typeof Card>;
const goingBy = { subject: z.strictObject({}), protocol: "once" } as const;

const declared = declarePlugin({
  name: "parade",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ hands: z.array(z.array(Card)), seen: z.array(z.string()) }),
    initial: ({ hands }: { readonly hands: readonly (readonly Card[])[] }) => ({
      hands: hands.map((hand) => [...hand]),
      seen: [] as string[],
    }),
    visibility: { hands: visible.seats(), seen: visible.all },
  },
  effects: {
    "parade:see": z.strictObject({ what: z.string() }),
    "parade:wave": z.strictObject({ card: Card, seat: z.int() }),
    "parade:light": z.strictObject({}),
  },
  windows: {
    "parade:drums": goingBy,
    "parade:horses": { ...goingBy, pass: { id: "parade:no-horse" } },
    "parade:banners": goingBy,
    "parade:fireworks": goingBy,
    "parade:sweepers": goingBy,
  },
  questions: { "parade:again": z.null() },
  procedures: { parade: z.null() },
});
interface Parade extends Owns<typeof declared> {}

const at = (part: Card, next: string) => ({
  entry: { type: "queue", params: { type: "parade:see", what: part } } as const,
  meta: { window: `parade:${part}` },
  on: { next },
});

/** Drums and horses go by one after the other; at the banners another seat is asked first; fireworks are rolled for, sweepers follow. */
const machine = setup({ actions: flowActions<Parade>() }).createMachine({
  id: "parade",
  initial: "drums",
  states: {
    drums: at("drums", "horses"),
    horses: at("horses", "banners"),
    banners: at("banners", "lighting"),
    lighting: { entry: { type: "queue", params: { type: "parade:light" } }, on: { next: "fireworks" } },
    fireworks: at("fireworks", "sweepers"),
    sweepers: at("sweepers", "over"),
    over: { entry: { type: "ask", params: { question: "parade:again" } }, on: { next: "drums" } },
  },
});

/** Whoever has the card of what goes by may wave it; who might have one everybody knows. */
const waving = (onAsked: OnAsked, part: Card, watchers: readonly number[]) => ({
  possible: (_subject: unknown, seat: number) => watchers.includes(seat),
  options(_subject: unknown, seat: number, match: Match<Parade>) {
    onAsked(part, seat);
    return watchers.includes(seat) && match.slices.parade.hands[seat]?.includes(part)
      ? [match.offer({ key: `wave:${part}`, effects: [{ type: "parade:wave", card: part, seat }] })]
      : [];
  },
});

/** Hears whose cards are looked at. */
type OnAsked = (part: Card, seat: number) => void;

const parade = (onAsked: OnAsked) =>
  definePlugin<Parade>(declared, {
    effects: {
      "parade:see": (slice, { what }, match) => void match.own(slice, "seen").push(what),
      "parade:wave": (slice, { card, seat }, match) => {
        match.own(slice, "seen").push(`${seat} waves ${card}`);
        const hand = match.own(match.own(slice, "hands"), seat);
        hand.splice(hand.indexOf(card), 1);
      },
      "parade:light": (slice, _effect, match) =>
        void match.own(slice, "seen").push(`rocket ${match.chance("rockets", pick(6))}`),
    },
    offer: {
      "parade:drums": waving(onAsked, "drums", [0]),
      "parade:horses": waving(onAsked, "horses", [0]),
      "parade:banners": waving(onAsked, "banners", [0, 1]),
      "parade:fireworks": waving(onAsked, "fireworks", [0]),
      "parade:sweepers": waving(onAsked, "sweepers", [0]),
    },
    questions: {
      "parade:again": {
        prompt: { id: "parade:again" },
        choices: () => choose.one([{ key: "again" }, { key: "rest" }]),
        answer: () => undefined,
      },
    },
    messages: { "parade:no-horse": "Wave at no horse", "window:parade:horses": "Horses go by. Do you wave?" },
    procedures: { parade: machine },
    game: {
      main: "parade",
      parseSetup: (options) => z.strictObject({ hands: z.array(z.array(Card)) }).parse(options),
      seats: () => 2,
      order: () => [1, 0],
    },
  });

/** Two seats watch a parade, again and again, with hidden cards to wave at one part of it each. */
export const paradeGame = (onAsked: OnAsked = () => undefined) => compose([parade(onAsked)]);

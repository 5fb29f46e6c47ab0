import { camelCase, pascalCase, titleCase } from "./case.js";
import { HOME } from "./in-clone.js";
import type { NewFiles } from "./new-files.js";
import type { Order, Written } from "./order.js";

/** A small whole game for two to four: each lays a card in turn, the highest takes the trick, and most tricks win. */
export const gameSources = (order: Order, written: Written): NewFiles => ({
  "src/index.ts": index(order),
  "src/declared.ts": declared(order, written),
  "src/plugin.ts": plugin(order),
  "src/game.ts": described(order),
  [`src/machines/${order.name}.ts`]: machine(order),
  "test/base.ts": base(order),
  "test/plugin.test.ts": contract(order),
  [`test/${order.name}.test.ts`]: scenario(order),
});

/** The guide that explains what is written here. */
const GUIDE = `${HOME}/blob/main/docs/guides/own-game.md`;

/** Where each file is explained: a step of the guide. */
const steps = ({ name }: Order) => [
  ["src/declared.ts", "1. What there is"],
  ["src/plugin.ts", "2. What happens"],
  ["src/plugin.ts", "3. What is asked"],
  [`src/machines/${name}.ts`, "4. The flow"],
  ["src/plugin.ts", "5. Where it begins and ends"],
  ["src/plugin.ts", "6. Words"],
  ["test", "7. Shown"],
  ["src/game.ts", "8. Played"],
  ["src/game.ts", "9. Lists"],
];

const anchorOf = (step: string): string =>
  step
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replaceAll(" ", "-");

/** What its readme says of it. */
export function gameShown(order: Order): string {
  const told = steps(order).map(([file, step = ""]) => `- [${step}](${GUIDE}#${anchorOf(step)}): \`${file}\``);
  return `It begins as a game of tricks; change it until it is yours. What is in each file, and why, is told step by step in
[a game of your own](${GUIDE}):

${told.join("\n")}
`;
}

/** A property as it is written in code. */
const field = (name: string): string => (name.includes("-") ? `"${name}"` : name);
const inSlices = (name: string): string => (name.includes("-") ? `slices["${name}"]` : `slices.${name}`);

const index = ({ name }: Order): string =>
  `export { declared as ${camelCase(name)}Declared, type ${pascalCase(name)} } from "./declared.js";
export { game } from "./game.js";
export { ${camelCase(name)} } from "./plugin.js";
`;

const declared = ({ name }: Order, { imports, version, rangeOf }: Written): string =>
  `import { declarePlugin, type Owns, visible } from "@riposte/kernel";
import { z } from "zod";
${imports}
const Seat = z.int().min(0);
const Card = z.string();

export const Setup = z.strictObject({
  players: z.int().min(2).max(4).default(2).describe("how many play"),
  cards: z.int().min(1).max(9).default(5).describe("how many cards each player has"),
});
export type Setup = z.infer<typeof Setup>;

const Slice = z.strictObject({
  /** Whose turn it is. */
  active: Seat,
  each: z.int(),
  hands: z.array(z.array(Card)),
  /** What each seat has laid in this trick. */
  laid: z.array(z.array(Card)),
  tricks: z.array(z.int()),
});

export const declared = declarePlugin({
  name: "${name}",
  version: ${version},
  kernel: ${rangeOf("@riposte/kernel")},
  slice: {
    version: 1,
    schema: Slice,
    initial: ({ players, cards }: Setup): z.infer<typeof Slice> => ({
      active: 0,
      each: cards,
      hands: Array.from({ length: players }, () => []),
      laid: Array.from({ length: players }, () => []),
      tricks: Array.from({ length: players }, () => 0),
    }),
    visibility: {
      active: visible.all,
      each: visible.all,
      hands: visible.seats(),
      laid: visible.all,
      tricks: visible.all,
    },
  },
  events: {
    "${name}:laid": z.strictObject({ seat: Seat, card: Card }),
    "${name}:taken": z.strictObject({ seat: Seat }),
  },
  effects: {
    "${name}:deal": z.strictObject({}),
    "${name}:lay": z.strictObject({ seat: Seat, card: Card }),
    "${name}:take": z.strictObject({}),
  },
  questions: { "${name}:turn": z.null() },
  procedures: { ${field(name)}: z.null() },
});

export interface ${pascalCase(name)} extends Owns<typeof declared> {}
`;

const machine = ({ name }: Order): string =>
  `import { flowActions } from "@riposte/kernel";
import { setup } from "xstate";
import type { ${pascalCase(name)} } from "../declared.js";

/** Cards are dealt; then trick after trick, until no seat has cards. */
export const ${camelCase(name)}Machine = setup({
  actions: { ...flowActions<${pascalCase(name)}>(), askActive: () => undefined, endMatch: () => undefined },
  guards: { isTrickWhole: () => false, isOver: () => false },
}).createMachine({
  id: "${name}",
  initial: "dealing",
  states: {
    dealing: { entry: { type: "queue", params: { type: "${name}:deal" } }, on: { next: "turn" } },
    turn: {
      entry: "askActive",
      on: {
        next: [
          { guard: "isTrickWhole", target: "taking" },
          { target: "turn", reenter: true },
        ],
      },
    },
    taking: {
      entry: { type: "queue", params: { type: "${name}:take" } },
      on: { next: [{ guard: "isOver", target: "over" }, { target: "turn" }] },
    },
    over: { entry: "endMatch" },
  },
});
`;

const plugin = ({ name, rule }: Order): string => {
  const [camel, pascal] = [camelCase(name), pascalCase(name)];
  return `import { choose, definePlugin, end, type Plugin, shuffle } from "@riposte/kernel";
import { declared, type ${pascal}, Setup } from "./declared.js";
import { ${camel}Machine } from "./machines/${name}.js";

const DECK = Array.from({ length: 36 }, (_, at) => \`card-\${at + 1}\`);
const rankOf = (card: string): number => Number(card.replace("card-", ""));

/** ${rule} */
export const ${camel}: Plugin<${pascal}> = definePlugin<${pascal}>(declared, {
  effects: {
    "${name}:deal": (slice, _effect, match) => {
      const cards = match.chance("deck", shuffle(DECK.length)).map((at) => DECK[at] as string);
      slice.hands = slice.hands.map((_, seat) => cards.slice(seat * slice.each, (seat + 1) * slice.each));
      match.reveal();
    },
    "${name}:lay": (slice, { seat, card }, match) => {
      const hand = match.own(match.own(slice, "hands"), seat);
      hand.splice(hand.indexOf(card), 1);
      match.own(match.own(slice, "laid"), seat).push(card);
      slice.active = (seat + 1) % slice.hands.length;
      match.publish("${name}:laid", { seat, card });
    },
    "${name}:take": (slice, _effect, match) => {
      const ranks = slice.laid.map(([card = ""]) => rankOf(card));
      const seat = ranks.indexOf(Math.max(...ranks));
      const tricks = match.own(slice, "tricks");
      tricks[seat] = (tricks[seat] ?? 0) + 1;
      slice.laid = slice.laid.map(() => []);
      slice.active = seat;
      match.publish("${name}:taken", { seat });
    },
  },
  questions: {
    "${name}:turn": {
      prompt: { id: "${name}:turn" },
      publicName: "${name}:turn",
      choices: ({ seat }, { slices }) =>
        choose.one(
          (${inSlices(name)}.hands[seat] ?? []).map((card) => ({
            key: card,
            label: { id: "${name}:lay", params: { card } },
          })),
        ),
      answer: (card, { seat }, match) => match.queue({ type: "${name}:lay", seat, card: card as string }),
      own: true,
    },
  },
  procedures: { ${field(name)}: ${camel}Machine },
  actions: {
    askActive: (match) => match.ask("${name}:turn", match.${inSlices(name)}.active),
    endMatch: (match) => {
      const { tricks } = match.${inSlices(name)};
      const most = Math.max(...tricks);
      match.queue(end({ winners: tricks.flatMap((count, seat) => (count === most ? [seat] : [])), tricks }));
    },
  },
  guards: {
    isTrickWhole: ({ slices }) => ${inSlices(name)}.laid.every((cards) => cards.length > 0),
    isOver: ({ slices }) => ${inSlices(name)}.hands.every((hand) => hand.length === 0),
  },
  game: {
    main: "${name}",
    setupSchema: Setup,
    seats: ({ players }: Setup) => players,
    order: ({ slices }) => {
      const { active, hands } = ${inSlices(name)};
      return hands.map((_, place) => (active + place) % hands.length);
    },
    resign: (seat, match) =>
      match.queue(
        end({
          winners: match.${inSlices(name)}.hands.flatMap((_, other) => (other === seat ? [] : [other])),
          resigned: seat,
        }),
      ),
  },
  invariants: ({ slices }) => {
    const { hands, laid } = ${inSlices(name)};
    const cards = [...hands, ...laid].flat();
    return new Set(cards).size === cards.length ? [] : ["a card is there twice"];
  },
  messages: {
    "${name}:turn": "Which card do you lay?",
    "${name}:lay": "Lay {card}",
    "${name}:laid": "{seat.lays} {card}.",
    "${name}:taken": "{seat.takes} the trick.",
    ...Object.fromEntries(DECK.map((card) => [\`name:\${card}\`, \`a \${rankOf(card)}\`])),
  },
});
`;
};

const described = ({ name, rule }: Order): string =>
  `import { ${camelCase(name)} } from "./plugin.js";

export const game = {
  plugins: [${camelCase(name)}],
  title: "${titleCase(name)}",
  summary: ${JSON.stringify(rule)},
  table: {
    zones: [
      { at: "${name}.hands", title: "Hand" },
      { at: "${name}.laid", title: "Laid" },
    ],
    counters: [{ at: "${name}.tricks", title: "Tricks" }],
    score: "${name}.tricks",
  },
};
`;

const base = ({ name }: Order): string =>
  `import { compose } from "@riposte/kernel/run";
import { ${camelCase(name)} } from "../src/index.js";

export const game = compose([${camelCase(name)}]);
`;

const contract = ({ name }: Order): string =>
  `import { composeList } from "@riposte/kernel/run";
import { describePlugin, describeProcedures } from "@riposte/testing";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ${camelCase(name)} } from "../src/index.js";

describePlugin(${camelCase(name)}, { game: [], matches: 2, maxInputs: 150 });
describeProcedures(composeList([${camelCase(name)}]));

test("saves name the version that is published", () => {
  expect(${camelCase(name)}.version).toBe(manifest.version);
});
`;

const scenario = ({ name }: Order): string =>
  `import { randomBot, startMatch } from "@riposte/kernel/run";
import { fuzz, scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { game } from "./base.js";

/** Players with these hands. */
const holding = (...hands: readonly string[][]) => ({
  setup: { players: hands.length },
  slices: { ${field(name)}: { hands } },
});

test("the highest card takes the trick, and its player lays next", () => {
  scenario(game, holding(["card-5", "card-1", "card-3"], ["card-9", "card-2", "card-4"]))
    .choose("card-5")
    .asks("${name}:turn", 1)
    .choose("card-9")
    .event("${name}:taken", { seat: 1 })
    .expect({ ${field(name)}: { tricks: [0, 1], laid: [[], []] } })
    .asks("${name}:turn", 1)
    .waits()
    .done();
});

test("a hand is known to its seat alone", () => {
  const match = startMatch(game, { seed: 1, setup: { players: 3, cards: 4 } });
  const { hands } = match.viewFor(1).slices${name.includes("-") ? `["${name}"]` : `.${name}`} as { readonly hands: readonly unknown[] };
  expect(hands).toEqual([{ count: 4 }, match.${inSlices(name)}.hands[1], { count: 4 }]);
});

test("after the last card most tricks win", () => {
  const match = startMatch(game, { seed: 4, setup: { players: 4 } });
  const bot = randomBot(4);
  while (match.decision !== null) match.answer(match.decision.seat, bot.answer(match.seen));
  const { tricks } = match.${inSlices(name)};
  const most = Math.max(...tricks);
  expect(match.outcome?.winners).toEqual(tricks.flatMap((count, seat) => (count === most ? [seat] : [])));
});

test("random matches keep every rule, with two players and with four", () => {
  expect(fuzz(game, { matches: 5, maxInputs: 100 }).failures).toEqual([]);
  expect(fuzz(game, { matches: 3, maxInputs: 100, setup: { players: 4 } }).failures).toEqual([]);
});
`;

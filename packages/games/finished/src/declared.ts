import { declarePlugin, type EffectOf, type Match, type Owns } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { events } from "./events.js";
import { copyTable, initialTable, Table, visibility } from "./slice.js";

const Nothing = z.strictObject({});
const Card = z.int().min(1).max(48);
const Cards = z.array(Card);

/** What exists in Finished!: the table, the facts it publishes, the effects that change it. */
export const declared = declarePlugin({
  name: "finished",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  slice: { version: 1, schema: Table, initial: initialTable, copy: copyTable, visibility },
  events,
  effects: {
    "finished:beginGame": Nothing,
    "finished:beginTurn": Nothing,
    "finished:takeCandy": Nothing,
    "finished:scoreCard": Nothing,
    "finished:start": Nothing,
    "finished:endTurnBegin": Nothing,
    "finished:sequenceRule": Nothing,
    "finished:drinkCofee": Nothing,
    "finished:endTurnEnd": Nothing,
    "finished:gameEndWin": Nothing,
    "finished:gameEndLose": Nothing,
    "finished:drawTwo": Nothing,
    "finished:cardsIntoPast": z.strictObject({ cards: Cards }),
    "finished:drawOne": Nothing,
    "finished:drawOne3x": z.strictObject({ times: z.int() }),
    "finished:exchangeCard": Nothing,
    "finished:cardsFromPast": Nothing,
    "finished:cardIntoFuture": z.strictObject({ card: Card }),
    "finished:exchangePresentCardOrder": z.strictObject({ order: Cards }),
    "finished:resetCandies": Nothing,
    "finished:allCardsIntoFuture": Nothing,
    "finished:belowTheStack": Nothing,
    // what several abilities share
    "finished:draw": z.strictObject({ cards: z.int() }),
    "finished:drawFromSource": z.strictObject({ cards: z.int() }),
    "finished:placeCandy": z.strictObject({ card: Card }),
    "finished:returnFuture": Nothing,
    "finished:arrange": z.strictObject({ order: Cards }),
    "finished:offerPutBack": Nothing,
    "finished:putBack": z.strictObject({ card: Card }),
    "finished:awaitInput": Nothing,
  },
  questions: {
    "finished:next": z.null(),
    "finished:source": z.null(),
    "finished:two-cards": z.null(),
    "finished:one-card": z.null(),
    "finished:put-back": z.null(),
    "finished:count": z.strictObject({ card: Card }),
    "finished:swap": z.null(),
    "finished:order": z.enum(["end", "belowTheStack", "reorder"]),
  },
  procedures: { match: z.null(), turn: z.null() },
  scopes: ["turn"],
});

/** The solitaire game Finished!. */
export interface Finished extends Owns<typeof declared> {}

/** The handler of one of the game's effects. */
export type Run<K extends keyof Finished["effects"] & string> = (
  table: Table,
  effect: EffectOf<Finished, K>,
  match: Match<Finished>,
) => void;

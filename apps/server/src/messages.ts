import { AnswerSchema, PolicyChange } from "@riposte/kernel/run";
import { z } from "zod";
import { mixedWord, visible, widthOf } from "./visible-text.js";

const Name = z.string().min(1).max(60);
const LARGEST = 1_000_000_000;
const NAME_WIDTH = 40;

/** What a player wants to be called: as it can be seen, letters in fancy dress as the plain ones they stand for. */
const PlayerName = z
  .string()
  .max(200)
  .transform((text) => visible(text.normalize("NFKC")))
  .pipe(
    z
      .string()
      .min(1, "a name needs something that can be seen")
      .refine((name) => widthOf(name) <= NAME_WIDTH, {
        error: `a name is at most ${NAME_WIDTH} letters wide; emoji and ideographs count twice`,
      })
      .refine((name) => mixedWord(name) === undefined, {
        error: ({ input }) => `a name has one alphabet in each word, and not in "${mixedWord(String(input))}"`,
      }),
  );

/** From seconds, for those who blitz, to weeks, for those who answer in the evening. */
const Clock = z.strictObject({
  per: z.enum(["side", "answer"]),
  seconds: z
    .int()
    .min(10)
    .max(30 * 24 * 60 * 60),
});

/** A match to be made. */
export const NewMatch = z.strictObject({
  game: Name,
  plugins: z.array(Name).max(50).optional().meta({ description: "Beside the game itself; all of them when left out" }),
  setup: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: "The game's own schema says what may be in it" }),
  seed: z.string().min(1).max(100).optional().meta({ description: "Whoever knows it can foresee the dice" }),
  seats: z.array(Name).min(1).max(8).meta({ description: '"human", or the name of a bot, by seat' }),
  name: PlayerName.optional().meta({ description: "What the others call whoever makes it" }),
  bring: z.boolean().optional().meta({
    description: "Each person brings a list, such as an army, once all have sat down; the setup then has none",
  }),
  clock: Clock.optional().meta({ description: "How much time people have; as much as they like when left out" }),
  webhook: z.url().max(500).optional().meta({ description: "Where turns are told, in Discord's format" }),
});
export type NewMatch = z.infer<typeof NewMatch>;

/** A seat taken with an invitation. */
export const Join = z.strictObject({ invite: z.string().max(100), name: PlayerName.optional() });
export type Join = z.infer<typeof Join>;

/** What the player of a seat plays with, where each brings it: too long for the socket of a match. */
export const Bring = z.strictObject({
  token: z.string().max(100),
  list: z
    .union([z.string().max(100), z.record(z.string(), z.unknown())])
    .nullable()
    .meta({ description: "As the setup takes it for a seat; nothing to think again" }),
});
export type Bring = z.infer<typeof Bring>;

/** The first word on a socket: whose seat, proven by its token; `null` watches. */
export const Hello = z.strictObject({ type: z.literal("hello"), token: z.string().max(100).nullable() });

/** Ids count up, so that a message sent twice on one socket is known by its id. */
const id = z.int().min(1).max(LARGEST);
/** A name of the sender's own for a change: sent again after a break under the same name, it counts once. */
const key = z.string().min(8).max(60).optional();

/** What a client at a seat asks for. */
export const Request = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("answer"), id, key, answer: AnswerSchema, decision: z.int().min(0).max(LARGEST) }),
  z.strictObject({ type: z.literal("policy"), id, key, change: PolicyChange }),
  z.strictObject({ type: z.literal("undo"), id, key, answers: z.int().min(1).max(10_000) }),
  z.strictObject({ type: z.literal("redo"), id, key }),
  z.strictObject({ type: z.literal("consent"), id, key, agrees: z.boolean() }),
  z.strictObject({ type: z.literal("resign"), id, key }),
  z.strictObject({ type: z.literal("claim"), id, key }),
  z.strictObject({ type: z.literal("rematch"), id, agrees: z.boolean() }),
  z.strictObject({ type: z.literal("say"), id, text: z.string().max(2000) }),
  z.strictObject({ type: z.literal("view-at"), id, step: z.int().min(0).max(LARGEST) }),
  z.strictObject({ type: z.literal("save"), id }),
]);
export type Request = z.infer<typeof Request>;

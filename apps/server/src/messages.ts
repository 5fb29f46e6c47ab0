import { PolicyChange } from "@riposte/kernel";
import { z } from "zod";

const Name = z.string().min(1).max(60);
const Key = z.union([z.string().max(500), z.number()]);
const Answer = z.union([Key, z.array(Key).max(500), z.record(z.string().max(500), z.number())]);

/** A match to be made. */
export const NewMatch = z.strictObject({
  game: Name,
  plugins: z.array(Name).max(50).optional().meta({ description: "Beside the game itself; all of them when left out" }),
  setup: z.unknown().optional(),
  seed: z.string().min(1).max(100).optional().meta({ description: "Whoever knows it can foresee the dice" }),
  seats: z.array(Name).min(1).max(8).meta({ description: '"human", or the name of a bot, by seat' }),
});
export type NewMatch = z.infer<typeof NewMatch>;

/** A seat taken with an invitation. */
export const Join = z.strictObject({ invite: z.string().max(100) });

/** The first word on a socket: whose seat, proven by its token; `null` watches. */
export const Hello = z.strictObject({ type: z.literal("hello"), token: z.string().max(100).nullable() });

/** Ids count up, so that a message sent twice is known by its id. */
const id = z.int().min(1);

/** What somebody at a seat asks for. */
export const Request = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("answer"), id, answer: Answer, decision: z.int() }),
  z.strictObject({ type: z.literal("policy"), id, change: PolicyChange }),
  z.strictObject({ type: z.literal("undo"), id, answers: z.int().min(1).max(10_000) }),
  z.strictObject({ type: z.literal("redo"), id }),
  z.strictObject({ type: z.literal("consent"), id, agrees: z.boolean() }),
  z.strictObject({ type: z.literal("resign"), id }),
  z.strictObject({ type: z.literal("view-at"), id, step: z.int().min(0) }),
  z.strictObject({ type: z.literal("save"), id }),
]);
export type Request = z.infer<typeof Request>;

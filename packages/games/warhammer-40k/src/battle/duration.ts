import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";

const Phase = z.enum(["command", "movement", "shooting", "charge", "fight"]);

/** Things a unit does or suffers that can end what is in force on it. */
const Ending = z.enum([
  "unit:moved",
  "unit:charged",
  "unit:shot",
  "unit:fought",
  "unit:battle-shocked",
  "unit:destroyed",
]);

const durationSchema = z
  .discriminatedUnion("until", [
    z.strictObject({ until: z.literal("endOfPhase") }),
    z.strictObject({ until: z.literal("endOfTurn") }),
    z.strictObject({ until: z.literal("endOfRound") }),
    z.strictObject({ until: z.literal("endOfBattle") }),
    z.strictObject({
      until: z.literal("startOfNext"),
      phase: Phase,
      of: z.enum(["owner", "opponent"]).default("owner").meta({ description: "Whose phase, seen from the owner" }),
    }),
    z.strictObject({ until: z.literal("activationEnd") }).meta({ description: "Until the unit has made its attacks" }),
    z.strictObject({ until: z.literal("event"), event: Ending }),
  ])
  .meta({ description: "When something in force ends" });
/** How long a mark or a grant lasts (rules 9). */
export type Duration = z.infer<typeof durationSchema>;
export const Duration: z.ZodType<Duration, z.input<typeof durationSchema>> = durationSchema;

/** Durations of one thing: the first to pass ends it. */
export type Lasting = Duration[];
export const Lasting: z.ZodType<Lasting, z.input<typeof Duration>[]> = z.array(Duration).min(1).max(10);

/** A moment that can end something. */
export type Moment =
  | { readonly at: "endOfPhase" | "endOfTurn" | "endOfRound" }
  | { readonly at: "startOfPhase"; readonly phase: z.infer<typeof Phase>; readonly seat: number }
  | { readonly at: "activationEnd"; readonly unit: string }
  | { readonly at: "event"; readonly event: z.infer<typeof Ending>; readonly unit: string };

/** Is something over now? `on` is the unit it lies on. */
export const isOver = (
  { owner, on, until }: { readonly owner: number; readonly on: string; readonly until: DeepReadonly<Lasting> },
  moment: Moment,
): boolean => until.some((one) => hasPassed(one, moment, owner, on));

function hasPassed(duration: DeepReadonly<Duration>, moment: Moment, owner: number, on: string): boolean {
  switch (duration.until) {
    case "endOfBattle":
      return false;
    case "startOfNext":
      return (
        moment.at === "startOfPhase" &&
        moment.phase === duration.phase &&
        (moment.seat === owner) === (duration.of === "owner")
      );
    case "activationEnd":
      return moment.at === "activationEnd" && moment.unit === on;
    case "event":
      return moment.at === "event" && moment.event === duration.event && moment.unit === on;
    default:
      return moment.at === duration.until;
  }
}

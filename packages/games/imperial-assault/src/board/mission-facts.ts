import { z } from "zod";
import { MissionRule } from "./mission-rule.js";
import { MissionToken } from "./mission-token.js";

const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One side of a mission card. */
const missionFactsSchema = z.strictObject({
  name: z.string().max(60),
  deployment: z
    .strictObject({
      move: z
        .int()
        .nonnegative()
        .max(30)
        .default(0)
        .meta({ description: "How far a figure may move when it is deployed" }),
    })
    .optional()
    .meta({ description: "Players deploy their groups in turn" }),
  tokens: z.array(MissionToken).max(20).default([]),
  lockedDoors: z.array(Id).max(40).default([]),
  rules: z.array(MissionRule).max(20).default([]),
});
export interface MissionFacts extends z.infer<typeof missionFactsSchema> {}
export const MissionFacts: z.ZodType<MissionFacts> = missionFactsSchema;

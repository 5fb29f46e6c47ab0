import { z } from "zod";
import { MissionRule } from "./mission-rule.js";
import { MissionToken } from "./mission-token.js";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One side of a mission card. */
const missionFactsSchema = z.strictObject({
  name: z.string(),
  deployment: z
    .strictObject({
      move: z.int().nonnegative().default(0).meta({ description: "How far a figure may move when it is deployed" }),
    })
    .optional()
    .meta({ description: "Players deploy their groups in turn" }),
  tokens: z.array(MissionToken).default([]),
  lockedDoors: z.array(Id).default([]),
  rules: z.array(MissionRule).default([]),
});
export interface MissionFacts extends z.infer<typeof missionFactsSchema> {}
export const MissionFacts: z.ZodType<MissionFacts> = missionFactsSchema;

import { z } from "zod";

const Name = z.string().max(200);
const Secondary = z.union([z.literal("tactical"), z.tuple([Name, Name])]);

const missionsSchema = z.strictObject({
  primary: z
    .tuple([Name, Name])
    .optional()
    .meta({ description: "Primary missions by id; those of both force dispositions when left out" }),
  secondary: z
    .tuple([Secondary, Secondary])
    .optional()
    .meta({ description: "Drawn in Command phases (tactical), or two fixed cards by id" }),
  painted: z
    .tuple([z.boolean(), z.boolean()])
    .optional()
    .meta({ description: "Whose army is painted: 10 victory points" }),
});

/** The mission cards of a battle, by id. */
export interface MissionsAsked extends z.infer<typeof missionsSchema> {}
export const MissionsAsked: z.ZodType<MissionsAsked | "none", MissionsAsked | "none"> = z.union([
  z.literal("none"),
  missionsSchema,
]);

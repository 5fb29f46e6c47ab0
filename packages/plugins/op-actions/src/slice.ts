import { visible } from "@riposte/kernel";
import { z } from "zod";

const Used = z.strictObject({ card: z.int(), ability: z.string() });
const schema = z.strictObject({
  used: z.array(Used).meta({ description: "[Once Per Turn] abilities used this turn, by card object" }),
});
export type Used = z.infer<typeof schema>;

/** What abilities remember beyond the table. */
export const Slice = {
  version: 1,
  schema,
  initial: () => ({ used: [] }) as Used,
  visibility: { used: visible.all },
};

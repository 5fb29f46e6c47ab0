import { z } from "zod";

/** The longest list, text and table inside data of a free shape. */
const MOST = 200;
const LONGEST = 1000;
const LARGEST = 1_000_000;

/** A record with at most so many entries; the bound is in its JSON Schema too. */
export function boundedRecord<K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(
  keys: K,
  values: V,
  most: number,
): z.ZodRecord<K, V> {
  return z
    .record(keys, values)
    .refine((entries) => Object.keys(entries).length <= most, { message: `has at most ${most} entries` })
    .meta({ maxProperties: most });
}

/** Plain data whose shape its reader knows: texts, numbers, lists and tables, none of them without end. */
export const BoundedData: z.ZodType<unknown> = z
  .union([
    z.string().max(LONGEST),
    z.number().min(-LARGEST).max(LARGEST),
    z.boolean(),
    z.null(),
    z.array(z.lazy(() => BoundedData)).max(MOST),
    boundedRecord(
      z.string().max(LONGEST),
      z.lazy(() => BoundedData),
      MOST,
    ),
  ])
  .meta({ id: "BoundedData", description: "Plain data" });

import { z } from "zod";
import { EventPattern } from "./event-pattern.js";
import { Filter, Num, Range, Selector } from "./expression.js";
import { madeOnce } from "./made-once.js";
import { Player, Ref } from "./words.js";

/** Something that is so or not, read now. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly exists: Selector; readonly times?: Range | undefined }
  | {
      readonly number: Num;
      readonly is?: Num | undefined;
      readonly min?: Num | undefined;
      readonly max?: Num | undefined;
    }
  | { readonly turn: Player }
  | { readonly ref: string; readonly matches: Filter }
  | { readonly did: boolean; readonly min?: Num | undefined }
  | { readonly happened: EventPattern; readonly times?: Range | undefined };

export const Condition: z.ZodType<Condition> = madeOnce(() =>
  z.union([
    z.strictObject({ all: z.array(Condition).min(1) }),
    z.strictObject({ any: z.array(Condition).min(1) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ exists: Selector, times: Range.optional() }),
    z.strictObject({ number: Num, is: Num.optional(), min: Num.optional(), max: Num.optional() }),
    z.strictObject({ turn: Player }),
    z.strictObject({ ref: Ref, matches: Filter }),
    z.strictObject({ did: z.boolean(), min: Num.optional() }),
    z.strictObject({ happened: EventPattern, times: Range.optional() }),
  ]),
).meta({ id: "Condition" });

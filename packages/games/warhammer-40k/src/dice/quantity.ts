import { KernelError } from "@riposte/kernel";
import { z } from "zod";

const Rolled = z.strictObject({
  dice: z.int().min(0).max(20),
  sides: z.union([z.literal(3), z.literal(6)]),
  plus: z.int().min(-20).max(500),
});

/** A number or dice as data: 2D6+3 is `{ dice: 2, sides: 6, plus: 3 }`, 4 is `{ dice: 0, sides: 6, plus: 4 }`. */
export interface Quantity extends z.infer<typeof Rolled> {}

const WRITTEN = /^(?:(\d*)[dD]([36]))?\s*(?:([+-]?)\s*(\d+))?$/;

/** Accepts what people write ("D6+3", "2D6", 4) and gives the typed form. */
export const Quantity: z.ZodType<Quantity, number | string | Quantity> = z
  .union([
    z.int().min(-20).max(500),
    z.string().max(20).regex(WRITTEN, 'Write a number or dice such as "D3", "2D6+3".'),
    Rolled,
  ])
  .transform((written, context): Quantity => {
    const read = readQuantity(written);
    if (read !== undefined && Rolled.safeParse(read).success) return read;
    context.addIssue({ code: "custom", message: `"${String(written)}" is neither a number nor dice, or too many.` });
    return z.NEVER;
  });

/** A fixed number. */
export const fixed = (plus: number): Quantity => ({ dice: 0, sides: 6, plus });

/** The quantity that is written, or nothing where it is none. */
export function readQuantity(written: number | string | Quantity): Quantity | undefined {
  if (typeof written === "number") return fixed(written);
  if (typeof written === "object") return written;
  const found = WRITTEN.exec(written.trim());
  if (found === null || (found[2] === undefined && found[4] === undefined)) return undefined;
  const [, count, sides, sign, plus] = found;
  if (sides !== undefined && plus !== undefined && sign === "") return undefined;
  return {
    dice: sides === undefined ? 0 : count === "" ? 1 : Number(count),
    sides: sides === "3" ? 3 : 6,
    plus: (sign === "-" ? -1 : 1) * Number(plus ?? 0),
  };
}

/** The same where it must be one. */
export function quantity(written: number | string | Quantity): Quantity {
  const read = readQuantity(written);
  if (read === undefined)
    throw new KernelError("DECLARATION_INVALID", `"${String(written)}" is neither a number nor dice such as "2D6+3".`);
  return read;
}

/** How people write it. */
export function spellQuantity({ dice, sides, plus }: Quantity): string {
  if (dice === 0) return String(plus);
  const rolled = `${dice === 1 ? "" : dice}D${sides}`;
  return plus === 0 ? rolled : `${rolled}${plus > 0 ? "+" : ""}${plus}`;
}

export const isFixed = ({ dice }: Quantity): boolean => dice === 0;

/** Rolls it; a D3 is half a D6, rounded up. `face` rolls one D6. */
export function rollQuantity({ dice, sides, plus }: Quantity, face: () => number): number {
  let sum = plus;
  for (let rolled = 0; rolled < dice; rolled++) sum += sides === 6 ? face() : Math.ceil(face() / 2);
  return sum;
}

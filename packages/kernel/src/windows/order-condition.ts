import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { boundedRecord } from "../checks/bounded.js";
import type { Schema } from "../declare/schema.js";

const LARGEST = 1_000_000_000;
const Amount = z.number().min(-LARGEST).max(LARGEST);
const Plain = z.union([z.string().max(200), Amount, z.boolean(), z.null()]);
const Bounds = z.strictObject({ atLeast: Amount.optional(), atMost: Amount.optional() });

/** When a standing order counts: fields of the window's subject, each a value, one of several, or a number within bounds. */
export const OrderCondition = boundedRecord(
  z.string().min(1).max(100),
  z.union([Plain, z.array(Plain).min(1).max(100), Bounds]),
  20,
);
export type OrderCondition = z.infer<typeof OrderCondition>;

/** Is the subject of a window so? Of a field that is a list, one entry is enough. */
export function isMet(when: OrderCondition | undefined, subject: unknown): boolean {
  if (when === undefined) return true;
  const fields = new Map(Object.entries(subject ?? {}));
  return Object.entries(when).every(([field, wanted]) => {
    const value = fields.get(field);
    return (Array.isArray(value) ? value : [value]).some((one) => isAs(one, wanted));
  });
}

/** Why a condition can never be met at a window with such subjects, if it names a field they do not have. */
export function unknownField(when: OrderCondition | undefined, subject: Schema<unknown>): string | undefined {
  const { shape = {}, catchall } = (subject as unknown as { _zod: { def: ObjectDefinition } })._zod.def;
  const known = Object.keys(shape);
  if (known.length === 0 && catchall?._zod.def.type === "unknown") return undefined;
  const field = Object.keys(when ?? {}).find((name) => !known.includes(name));
  if (field === undefined) return undefined;
  return `nothing has "${field}".${didYouMean(field, known)}`;
}

/** What zod knows of an object; one that takes any further field has a catchall. */
interface ObjectDefinition {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly catchall?: { readonly _zod: { readonly def: { readonly type: string } } };
}

function isAs(value: unknown, wanted: OrderCondition[string]): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => one === value);
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = wanted;
  return typeof value === "number" && value >= atLeast && value <= atMost;
}

import { type DeepReadonly, KernelError } from "@riposte/kernel";
import { faultLines } from "@riposte/words";
import { compileMechanic } from "../older-form/compile.js";
import { OlderMechanic } from "../older-form/older-mechanic.js";
import { Mechanic } from "./mechanic.js";

/** An ability that brings its mechanics along, as a datasheet writes it: in our form or the older one. */
interface Written {
  readonly name: string;
  readonly mechanics?: unknown;
}

const read = new WeakMap<object, readonly Mechanic[]>();

/** The mechanics an ability carries, read when first asked for. */
export function ownMechanics(ability: DeepReadonly<Written>): readonly Mechanic[] {
  const known = read.get(ability);
  if (known !== undefined) return known;
  const { name, mechanics = [] } = ability;
  if (!Array.isArray(mechanics))
    throw new KernelError("DECLARATION_INVALID", `The mechanics of "${name}" are no list.`);
  const mine = mechanics.map((written, at) => readMechanic(written, `${name}, mechanic ${at + 1}`));
  read.set(ability, mine);
  return mine;
}

function readMechanic(written: unknown, where: string): Mechanic {
  const isOlder = typeof written === "object" && written !== null && "effect" in written;
  const parsed = (isOlder ? OlderMechanic : Mechanic).safeParse(written);
  if (!parsed.success) {
    const problems = faultLines(parsed.error.issues);
    throw new KernelError("DECLARATION_INVALID", `${where}: ${problems.join(" ")}`);
  }
  return "effect" in parsed.data ? compileMechanic(parsed.data) : parsed.data;
}

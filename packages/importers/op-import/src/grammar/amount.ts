import { attempt, eat, type Reader, sees } from "../reader.js";
import { readSize } from "./sizes.js";

/** "a cost of 3 or less", "5000 power or more", "a base cost of 4", "cost equal to or less than the number of …". */
export function amountOf(r: Reader): Record<string, unknown> | undefined {
  const stat = eat(r, "base cost") !== undefined ? "baseCost" : eat(r, "cost") !== undefined ? "cost" : undefined;
  if (stat !== undefined) return readRange(r, stat);
  if (eat(r, "base power of") !== undefined) return readRange(r, "basePower", true);
  if (eat(r, "power of") !== undefined) return readRange(r, "power", true);
  return readPower(r);
}

function readRange(r: Reader, stat: string, isOf = false): Record<string, unknown> | undefined {
  if (!isOf) eat(r, "of");
  if (eat(r, "equal to or less than") !== undefined) {
    const size = readSize(r);
    return size === undefined ? undefined : { [stat]: { max: size } };
  }
  const first = readBounds(r);
  if (first === undefined) return undefined;
  const upTo = attempt(r, (rr) => (eat(rr, "that is equal to or less than") === undefined ? undefined : readSize(rr)));
  if (upTo !== undefined) return { [stat]: { ...(typeof first === "object" && first), max: upTo } };
  const all: unknown[] = [first];
  for (;;) {
    const next = attempt(r, (rr) => readOther(rr));
    if (next === undefined) break;
    all.push(next);
  }
  return all.length === 1 ? { [stat]: first } : { any: all.map((one) => ({ [stat]: one })) };
}

/** "… or 7", "… or with a cost of 8 or more": another number of the same kind. */
function readOther(r: Reader): unknown {
  if (eat(r, "or( (with )?a( base)? (cost|power) of)?") === undefined) return undefined;
  const bounds = readBounds(r);
  return bounds === undefined || sees(r, "(of|cards?|{type}|{name}|rested|power|DON!!)") ? undefined : bounds;
}

/** "2 to 5", "3 or less", "3 or more", "3". */
function readBounds(r: Reader): unknown {
  const span = eat(r, "{n} to {n}");
  if (span !== undefined) return { min: Number(span[0]), max: Number(span[1]) };
  const less = eat(r, "{n} or less");
  if (less !== undefined) return { max: Number(less[0]) };
  const more = eat(r, "{n} or more");
  if (more !== undefined) return { min: Number(more[0]) };
  const exact = eat(r, "{n}");
  return exact === undefined ? undefined : Number(exact[0]);
}

function readPower(r: Reader): Record<string, unknown> | undefined {
  const span = eat(r, "{n} to {n} power");
  if (span !== undefined) return { power: { min: Number(span[0]), max: Number(span[1]) } };
  for (const [words, stat] of [
    ["base power", "basePower"],
    ["power", "power"],
  ] as const) {
    const less = eat(r, `({n} ${words} or less|{n} or less ${words})`);
    if (less !== undefined) return { [stat]: { max: Number(less.find((part) => part !== "")) } };
    const more = eat(r, `({n} ${words} or more|{n} or more ${words})`);
    if (more !== undefined) return { [stat]: { min: Number(more.find((part) => part !== "")) } };
    const exact = eat(r, `{n} ${words}`);
    if (exact !== undefined) return { [stat]: Number(exact[0]) };
  }
  return undefined;
}

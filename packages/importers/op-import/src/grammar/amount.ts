import { eat, type Reader } from "../reader.js";

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
  const span = eat(r, "{n} to {n}");
  if (span !== undefined) return { [stat]: { min: Number(span[0]), max: Number(span[1]) } };
  const less = eat(r, "{n} or less");
  if (less !== undefined) return { [stat]: { max: Number(less[0]) } };
  const limited = eat(
    r,
    "{n} or more that is equal to or less than the number of DON!! cards on your opponent's field",
  );
  if (limited !== undefined) return { [stat]: { min: Number(limited[0]), max: { size: "don", side: "opponent" } } };
  const more = eat(r, "{n} or more");
  if (more !== undefined) return { [stat]: { min: Number(more[0]) } };
  const either = eat(r, "{n} or {n}");
  if (either !== undefined) return { any: [{ [stat]: Number(either[0]) }, { [stat]: Number(either[1]) }] };
  const exact = eat(r, "{n}");
  if (exact !== undefined) return { [stat]: Number(exact[0]) };
  if (eat(r, "equal to or less than") === undefined) return undefined;
  const size = readSize(r);
  return size === undefined ? undefined : { [stat]: { max: size } };
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

/** "the number of your opponent's Life cards", "your number of Life cards", "the total of your and your opponent's Life cards". */
function readSize(r: Reader): unknown {
  if (eat(r, "the total of your and your opponent's Life cards") !== undefined) return { size: "life", side: "both" };
  if (eat(r, "(the number of your opponent's Life cards|your opponent's number of Life cards)") !== undefined)
    return { size: "life", side: "opponent" };
  if (eat(r, "(the number of your Life cards|your number of Life cards)") !== undefined)
    return { size: "life", side: "you" };
  if (eat(r, "the number of DON!! cards on your opponent's field") !== undefined)
    return { size: "don", side: "opponent" };
  if (eat(r, "the number of DON!! cards on your field") !== undefined) return { size: "don", side: "you" };
  return undefined;
}

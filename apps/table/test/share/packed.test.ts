import { expect, test } from "vitest";
import { pack, unpack } from "../../src/share/packed.js";

test("what is packed into a link comes out again, in letters a link may hold; anything else is refused", async () => {
  const value = { save: { inputs: Array.from({ length: 300 }, (_, at) => ({ seat: at % 2, answer: `go:${at}` })) } };
  const letters = await pack(value);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(JSON.stringify(value).length / 3);
  expect(await unpack(letters)).toEqual(value);
  await expect(unpack("no")).rejects.toThrow();
});

import { expect, test } from "vitest";
import { createPieces } from "../src/pieces.js";

const MANY = 100;
/** More turns of the loop than there are pieces. */
const turned = async () => {
  for (let turn = 0; turn < 3 * MANY; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const each = (word: string) => Array.from({ length: MANY }, (_, at) => `${word} ${at}`);

test("few do not wait", async () => {
  const { finish, begin } = createPieces();
  const done: string[] = [];
  finish(() => done.push("finish"));
  void begin("one").then(() => done.push("begin"));
  await undefined;
  expect(done).toEqual(["finish", "begin"]);
});

test("of many each begins in its turn, and the loop turns between them", async () => {
  const { begin } = createPieces();
  const done: string[] = [];
  for (const name of each("begin")) void begin("one").then(() => done.push(name));
  let most = 0;
  let before = 0;
  const look = () => {
    most = Math.max(most, done.length - before);
    before = done.length;
    if (before < MANY) setImmediate(look);
  };
  setImmediate(look);
  await turned();
  expect(done).toEqual(each("begin"));
  expect(most).toBeLessThan(MANY / 2);
});

test("what was begun is finished before more begins", async () => {
  const { finish, begin } = createPieces();
  const done: string[] = [];
  for (const name of each("begin")) void begin("one").then(() => done.push(name));
  const begun = done.length;
  for (const name of each("finish")) finish(() => done.push(name));
  await turned();
  expect(done.filter((name) => name.startsWith("finish"))).toEqual(each("finish"));
  expect(done.filter((name) => name.startsWith("begin"))).toEqual(each("begin"));
  expect(done.indexOf(`begin ${MANY - 1}`)).toBe(2 * MANY - 1);
  expect(done.indexOf("finish 0") - begun).toBeLessThan(MANY / 2);
});

test("an address that begins much waits behind one that begins little", async () => {
  const { begin } = createPieces();
  const done: string[] = [];
  for (const name of each("loud")) void begin("loud").then(() => done.push(name));
  await Promise.all([1, 2].map((at) => begin("quiet").then(() => done.push(`quiet ${at}`))));
  expect(done.indexOf("quiet 1")).toBeLessThan(12);
  expect(done.indexOf("quiet 2")).toBeLessThan(20);
  expect(done.length).toBeLessThan(each("loud").length);
});

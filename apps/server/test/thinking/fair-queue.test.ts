import { expect, test } from "vitest";
import { createFairQueue } from "../../src/thinking/fair-queue.js";

/** Tasks that end when they are told to. */
function createTasks() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, task, endOne };
}

test("whoever asks for many waits for himself: owners take turns", async () => {
  const { started, task, endOne } = createTasks();
  const queue = createFairQueue({ slots: 1, perOwner: 10 });
  for (const name of ["greedy 1", "greedy 2", "greedy 3", "modest 1"])
    void queue.run(name.split(" ")[0] as string, task(name));
  expect(queue.waiting).toBe(3);
  for (let ended = 0; ended < 4; ended++) await endOne();
  expect(started).toEqual(["greedy 1", "greedy 2", "modest 1", "greedy 3"]);
});

test("no more run at once than there are slots, and no more of one owner wait than may", async () => {
  const { started, task } = createTasks();
  const queue = createFairQueue({ slots: 2, perOwner: 1 });
  for (const owner of ["a", "b", "c"]) void queue.run(owner, task(owner));
  expect(started).toEqual(["a", "b"]);
  await expect(queue.run("c", task("c"))).rejects.toThrow("Too many");
});

test("a task that fails leaves its slot to the next", async () => {
  const queue = createFairQueue({ slots: 1, perOwner: 5 });
  await expect(queue.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run("a", async () => "yes")).toBe("yes");
});

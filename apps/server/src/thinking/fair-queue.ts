/** Lets so many tasks run at once, one owner after the other: an owner that asks for many waits for itself. */
export interface FairQueue {
  /** Runs the task in its owner's turn; refused when too many of the owner's wait. */
  run<T>(owner: string, task: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** More tasks of one owner than may wait. */
export class QueueFull extends Error {}

export function createFairQueue({ slots, perOwner }: { readonly slots: number; readonly perOwner: number }): FairQueue {
  // a map keeps its order: the owner served goes to the end
  const owners = new Map<string, (() => Promise<void>)[]>();
  let running = 0;
  let waiting = 0;

  const next = () => {
    const [first] = owners;
    if (first === undefined || running >= slots) return;
    const [owner, tasks] = first;
    const task = tasks.shift() as () => Promise<void>;
    owners.delete(owner);
    if (tasks.length > 0) owners.set(owner, tasks);
    waiting -= 1;
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  };
  return {
    get waiting() {
      return waiting;
    },
    run: (owner, task) =>
      new Promise((resolve, reject) => {
        const tasks = owners.get(owner) ?? [];
        if (tasks.length >= perOwner) return reject(new QueueFull("Too many tasks of one owner."));
        tasks.push(() => task().then(resolve, reject));
        owners.set(owner, tasks);
        waiting += 1;
        next();
      }),
  };
}

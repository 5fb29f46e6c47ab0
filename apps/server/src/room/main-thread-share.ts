/** Lets one thing after the other run on the main thread, with pauses, so that together they take at most a share of it. */
export type MainThreadShare = <T>(task: () => Promise<T>) => Promise<T>;

/** What a task waits for while it is stored counts too: a slow disk slows bots first. */
export function createMainThreadShare(share: number): MainThreadShare {
  let free: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = free.then(async () => {
      const began = performance.now();
      try {
        return { result: await task(), took: performance.now() - began };
      } catch (error) {
        return { error, took: performance.now() - began };
      }
    });
    free = done.then(({ took }) => new Promise((resolve) => setTimeout(resolve, (took * (1 - share)) / share)));
    return done.then((outcome) => {
      if ("error" in outcome) throw outcome.error;
      return outcome.result;
    });
  };
}

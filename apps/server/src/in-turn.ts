/** Does one thing after the other: what a task sees, no other changes before it is done. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The same for each owner: what one does, no other waits for. */
export function createInTurnByOwner(): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  const owners = new Map<string, { readonly inTurn: InTurn; waiting: number }>();
  return async (owner, task) => {
    const line = owners.get(owner) ?? { inTurn: createInTurn(), waiting: 0 };
    owners.set(owner, line);
    line.waiting += 1;
    try {
      return await line.inTurn(task);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) owners.delete(owner);
    }
  };
}

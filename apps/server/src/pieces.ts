/**
 * Work of the main thread in pieces. After some of them the loop turns, so that what the storage says is heard soon; and what is
 * begun is finished before more begins. After a pause a busy server would else enter all that came meanwhile, then store all of
 * it, then tell all of it, and each client would wait for all others each time.
 */
export interface Pieces {
  /** Something that was begun can be finished. */
  finish(piece: () => void): void;
  /** Resolves when something new may begin: one thing of each address, and then the next of each. */
  begin(address: string): Promise<void>;
}

/** Pieces in one turn of the loop, two or three milliseconds: code runs faster where it does the same again. */
const TOGETHER = 8;

export function createPieces(): Pieces {
  const finishing: (() => void)[] = [];
  // a map keeps its order: the address whose turn it was goes to the end
  const beginning = new Map<string, (() => void)[]>();
  let left = TOGETHER;
  let isTurning = false;

  const nextToBegin = (): (() => void) | undefined => {
    const [first] = beginning;
    if (first === undefined) return undefined;
    const [address, pieces] = first;
    const piece = pieces.shift();
    beginning.delete(address);
    if (pieces.length > 0) beginning.set(address, pieces);
    return piece;
  };
  const take = (): readonly (() => void)[] => {
    if (finishing.length > 0) return finishing.splice(0, TOGETHER);
    const some: (() => void)[] = [];
    for (let piece = nextToBegin(); piece !== undefined; piece = nextToBegin())
      if (some.push(piece) === TOGETHER) break;
    return some;
  };
  const turn = () => {
    const some = take();
    left = TOGETHER - some.length;
    isTurning = some.length > 0;
    if (isTurning) setImmediate(turn);
    for (const piece of some) piece();
  };
  const add = (wait: () => void, piece: () => void) => {
    if (!isTurning) setImmediate(turn);
    isTurning = true;
    if (left === 0 || finishing.length + beginning.size > 0) return wait();
    left -= 1;
    piece();
  };
  return {
    finish: (piece) => add(() => finishing.push(piece), piece),
    begin: (address) =>
      new Promise((resolve) => {
        const wait = () => {
          const pieces = beginning.get(address) ?? [];
          pieces.push(resolve);
          beginning.set(address, pieces);
        };
        add(wait, resolve);
      }),
  };
}

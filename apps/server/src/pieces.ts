/**
 * Work of the main thread in pieces. After some of them the loop turns, so that what the storage says is heard soon; and what is
 * begun is finished before more begins. After a pause a busy server would else enter all that came meanwhile, then store all of
 * it, then tell all of it, and each client would wait for all others each time.
 */
export interface Pieces {
  /** Something that was begun can be finished. */
  finish(piece: () => void): void;
  /** Resolves when something new may begin, in the order they asked. */
  begin(): Promise<void>;
}

/** Pieces in one turn of the loop, two or three milliseconds: code runs faster where it does the same again. */
const TOGETHER = 8;

export function createPieces(): Pieces {
  const finishing: (() => void)[] = [];
  const beginning: (() => void)[] = [];
  let left = TOGETHER;
  let isTurning = false;

  const turn = () => {
    const some = (finishing.length > 0 ? finishing : beginning).splice(0, TOGETHER);
    left = TOGETHER - some.length;
    isTurning = some.length > 0;
    if (isTurning) setImmediate(turn);
    for (const piece of some) piece();
  };
  const add = (line: (() => void)[], piece: () => void) => {
    if (!isTurning) setImmediate(turn);
    isTurning = true;
    if (left === 0 || finishing.length + beginning.length > 0) return void line.push(piece);
    left -= 1;
    piece();
  };
  return {
    finish: (piece) => add(finishing, piece),
    begin: () => new Promise((resolve) => add(beginning, resolve)),
  };
}

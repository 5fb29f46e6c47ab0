import type { Broken, CraftAbout, OnStage, ReaderAnswer, ReaderRequest, Reading } from "./messages.js";

/** The reader beside the page. */
export interface Reader {
  about(game: string): Promise<CraftAbout>;
  /** The file to begin with: a sample's, or a blank one. */
  begin(game: string, sample: string | null): Promise<unknown>;
  read(game: string, text: string): Promise<Reading>;
  /** Who else acts on a stage, and what it does to attacks there. */
  stage(game: string, text: string, setup: unknown): Promise<OnStage>;
  /** Plays a scenario again with what is written now. */
  check(game: string, text: string, scenario: unknown): Promise<readonly Broken[]>;
}

type Asked = ReaderRequest extends infer R ? (R extends { number: number } ? Omit<R, "number"> : never) : never;

export function createReader(): Reader {
  const worker = new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: ReaderAnswer) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  const ask = async <T>(asked: Asked): Promise<T> => {
    last += 1;
    const number = last;
    const answer = await new Promise<ReaderAnswer>((resolve) => {
      waiting.set(number, resolve);
      worker.postMessage({ ...asked, number });
    });
    if (!answer.ok) throw new Error(answer.reason);
    return answer.value as T;
  };
  return {
    about: (game) => ask({ kind: "about", game }),
    begin: (game, sample) => ask({ kind: "begin", game, sample }),
    read: (game, text) => ask({ kind: "read", game, text }),
    stage: (game, text, setup) => ask({ kind: "stage", game, text, setup }),
    check: (game, text, scenario) => ask({ kind: "check", game, text, scenario }),
  };
}

import { lazy, Suspense, useEffect, useState } from "react";
import { fetchExample } from "./code/code-example.js";
import { type Bench, keepBench } from "./kept.js";
import type { Reader } from "./reader.js";
import { texts } from "./texts.js";
import { Workshop } from "./workshop-screen.js";
import { writtenJson } from "./written-json.js";

/** Only who writes code fetches what that needs. */
const CodeScreen = lazy(async () => ({ default: (await import("./code/code-screen.js")).CodeScreen }));

/** The workshop for data, or for code; what was written in one is there when the author comes back from the other. */
export function WholeWorkshop({ first, reader }: { readonly first: Bench; readonly reader: Reader }) {
  const [bench, setBench] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const change = (part: Partial<Bench>) => setBench((was) => ({ ...was, ...part }));
  useEffect(() => {
    if (bench.code !== null) keepBench(bench);
  }, [bench]);
  const toCode = async (current: Bench) => {
    try {
      const { game, entry, sources, setup } = await fetchExample();
      setBench({ ...current, game, stage: writtenJson(setup), code: { entry, sources, instead: current.game } });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  if (bench.code === null)
    return (
      <>
        {fault !== null && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
        <Workshop key={bench.text} first={bench} reader={reader} onCode={(current) => void toCode(current)} />
      </>
    );
  return (
    <Suspense fallback={<p className="quiet">{texts.fetchingTypes}</p>}>
      <CodeScreen bench={bench} code={bench.code} onBench={change} />
    </Suspense>
  );
}

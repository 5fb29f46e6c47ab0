import { GAMES } from "@riposte/hosting";
import { useMemo, useState } from "react";
import { scenarioTest } from "../export-files.js";
import { Icons } from "../icons.js";
import { type Bench, stageIn, type WrittenCode } from "../kept.js";
import { saveFile } from "../save-file.js";
import { scenarioOf } from "../scenario-of.js";
import { shareBench } from "../share-bench.js";
import { texts } from "../texts.js";
import { useStaging } from "../use-staging.js";
import { WorkBar } from "../work-bar.js";
import { Workbench } from "../workbench.js";
import { zipped } from "../zipped.js";
import { CodeEditor } from "./code-editor.js";
import { createCompiler } from "./compiler.js";
import { exportCode } from "./export-code.js";
import { ToldCode } from "./told-code.js";
import { useCompiled } from "./use-compiled.js";
import { useTried } from "./use-tried.js";

interface CodeScreenProps {
  readonly bench: Bench;
  readonly code: WrittenCode;
  readonly onBench: (part: Partial<Bench>) => void;
}

const NOTHING: ReadonlyMap<number, string> = new Map();

/** A plugin in TypeScript: compiled beside the page, run in a frame that can reach nothing of it. */
export function CodeScreen({ bench, code, onBench }: CodeScreenProps) {
  const compiler = useMemo(createCompiler, []);
  const [file, setFile] = useState(code.entry);
  const staging = useStaging();
  const [said, setSaid] = useState("");
  const { game, stage, seed } = bench;
  const { sources, entry } = code;
  const setup = useMemo(() => stageIn(stage), [stage]);
  const { compiled, isCompiling } = useCompiled(compiler, sources);
  const { tried, refused, frame } = useTried({ game, entry, files: compiled?.files ?? null, setup, seed });
  const problems = compiled?.problems ?? [];
  const name = tried?.name ?? "Your plugin";
  const isReady = compiled?.files != null && !isCompiling && refused === null;
  const scenario = useMemo(
    () => scenarioOf(game, `${name} does what it says`, setup, seed, staging.shown),
    [game, name, setup, seed, staging.shown],
  );
  const save = () => {
    if (tried !== null) saveFile(`${name}.zip`, zipped(exportCode({ tried, game, entry, sources, scenario })));
  };
  return (
    <Workbench
      game={game}
      writing="Code"
      slug={name}
      scenario={scenario}
      testCode={() => scenarioTest(scenario.title, "./game.js", "./scenario.json")}
      bar={
        <WorkBar
          game={game}
          games={GAMES}
          about={{ game, what: "a plugin in TypeScript", plugin: "", package: "", samples: [], uses: {} }}
          said={said}
          canUndo={false}
          canSave={isReady && tried !== null}
          onBegin={(next) => onBench({ game: next, stage: null })}
          onUndo={() => undefined}
          onShare={() => void shareBench(bench).then(setSaid)}
          onSave={save}
        />
      }
      told={<ToldCode game={game} name={name} tried={tried} refused={refused} />}
      stage={{
        game,
        frame,
        order: { kind: "play", number: 0, game, entry, files: compiled?.files ?? {} },
        id: null,
        name,
        setup,
        ownStage: stage,
        seed,
        isReady,
        staging,
        broken: NOTHING,
        onStage: (one) => onBench({ stage: one }),
        onSeed: (one) => onBench({ seed: one }),
      }}
    >
      <header className="head">
        <fieldset className="views grow left" aria-label="Files">
          {Object.keys(sources).map((path) => (
            <button key={path} type="button" aria-pressed={path === file} onClick={() => setFile(path)}>
              {path.split("/").at(-1)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="button small"
          onClick={() => onBench({ code: null, stage: null, game: code.instead })}
        >
          {texts.toData}
        </button>
      </header>
      <CodeEditor
        key={file}
        file={file}
        sources={sources}
        problems={problems}
        compiler={compiler}
        onChange={(text) => onBench({ code: { ...code, sources: { ...sources, [file]: text } } })}
        onPlay={staging.play}
      />
      <footer className="problems">
        {problems.length > 0 && (
          <ul className="code-problems" aria-label="Problems">
            {problems.map((problem) => (
              <li key={`${problem.file} ${problem.from} ${problem.message}`}>
                <button type="button" onClick={() => setFile(problem.file)}>
                  {problem.file.split("/").at(-1)}, line {problem.line}
                </button>{" "}
                {problem.message}
              </li>
            ))}
          </ul>
        )}
        <p role="status">
          {compiled === null || isCompiling ? (
            <b>{compiled === null ? texts.fetchingTypes : texts.reading}</b>
          ) : problems.length === 0 ? (
            <b className="good">
              {Icons.check} {texts.compiles}
            </b>
          ) : (
            <b className="bad">
              {Icons.warn} {texts.problems(problems.length, [])}
            </b>
          )}
          <span className="grow">{texts.saved}</span>
        </p>
      </footer>
    </Workbench>
  );
}

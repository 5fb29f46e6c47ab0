import { GAMES } from "@riposte/catalog";
import { strToU8, zipSync } from "fflate";
import { useMemo, useState } from "react";
import { Icons } from "../icons.js";
import { type Bench, stageIn, type WrittenCode } from "../kept.js";
import type { ShownStep } from "../messages.js";
import { saveFile } from "../save-file.js";
import { scenarioOf } from "../scenario-of.js";
import { shareBench } from "../share-bench.js";
import { StagePane } from "../stage/stage-pane.js";
import { texts } from "../texts.js";
import { LaneChart } from "../told/lane-chart.js";
import { WorkBar } from "../work-bar.js";
import { writtenJson } from "../written-json.js";
import { CodeEditor } from "./code-editor.js";
import { createCompiler } from "./compiler.js";
import { exportCode } from "./export-code.js";
import { useCompiled } from "./use-compiled.js";
import { useTried } from "./use-tried.js";

interface CodeScreenProps {
  readonly bench: Bench;
  readonly code: WrittenCode;
  readonly onBench: (part: Partial<Bench>) => void;
}

const TABS = ["words", "data", "stage"] as const;
const TAB_NAMES = { words: "Words", data: "Code", stage: "Stage" } as const;
const NOTHING: ReadonlyMap<number, string> = new Map();

/** A plugin in TypeScript: compiled beside the page, run in a frame that can reach nothing of it. */
export function CodeScreen({ bench, code, onBench }: CodeScreenProps) {
  const compiler = useMemo(createCompiler, []);
  const [file, setFile] = useState(code.entry);
  const [tab, setTab] = useState<(typeof TABS)[number]>("data");
  const [shown, setShown] = useState<readonly ShownStep[]>([]);
  const [plays, setPlays] = useState(0);
  const [said, setSaid] = useState("");
  const [isLarge, setIsLarge] = useState(false);
  const { game, stage, seed } = bench;
  const { sources, entry } = code;
  const setup = useMemo(() => stageIn(stage), [stage]);
  const { compiled, isCompiling } = useCompiled(compiler, sources);
  const { tried, refused, frame } = useTried({ game, entry, files: compiled?.files ?? null, setup, seed });
  const problems = compiled?.problems ?? [];
  const name = tried?.name ?? "Your plugin";
  const isReady = compiled?.files != null && !isCompiling && refused === null;
  const scenario = useMemo(
    () => scenarioOf(game, `${name} does what it says`, setup, seed, shown),
    [game, name, setup, seed, shown],
  );
  const save = () =>
    saveFile(
      `${name}.zip`,
      zipSync(
        Object.fromEntries(
          Object.entries(exportCode({ name, game, entry, sources, scenario })).map(([path, text]) => [
            path,
            strToU8(text),
          ]),
        ),
      ),
    );
  return (
    <div className="workshop" data-game={game} data-tab={tab}>
      <WorkBar
        game={game}
        games={GAMES}
        about={{ game, what: "a plugin in TypeScript", plugin: "", samples: [], uses: {} }}
        said={said}
        canUndo={false}
        canSave={compiled?.files != null}
        onBegin={(next) => onBench({ game: next, stage: null })}
        onUndo={() => undefined}
        onShare={() => void shareBench(bench).then(setSaid)}
        onSave={save}
      />
      <nav className="work-tabs" aria-label="Views">
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {TAB_NAMES[one]}
          </button>
        ))}
      </nav>
      <section className="column data" aria-label="Code">
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
          onPlay={() => setPlays((count) => count + 1)}
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
      </section>
      <section className="column words" aria-label={texts.told}>
        <header className="head">
          <b>{texts.told}</b>
        </header>
        <div className="scrolls">
          <section className="told" aria-live="polite">
            <h2>{name}</h2>
            <p className="kind">{tried === null ? texts.notTried : `${tried.version}, with ${game}`}</p>
            {tried !== null && <p>{texts.triedFor(tried.answers)}</p>}
            {refused !== null && <p className="gap">{refused}</p>}
          </section>
          {tried !== null && (
            <>
              <h2>{texts.acts}</h2>
              {tried.lanes.map((lane) => (
                <LaneChart key={lane.procedure} lane={lane} isNamed />
              ))}
              <ul className="rows">
                {tried.acts.map(({ at, how }) => (
                  <li key={`${how} ${at}`}>
                    <code>{at}</code>
                    <span>{how}</span>
                  </li>
                ))}
              </ul>
              {tried.acts.length === 0 && <p className="quiet">{texts.actsNowhere}</p>}
            </>
          )}
        </div>
      </section>
      <section className="column stage" aria-label={texts.stage}>
        <StagePane
          game={game}
          frame={frame}
          order={{ kind: "play", number: 0, game, entry, files: compiled?.files ?? {} }}
          id={null}
          name={name}
          setup={setup}
          ownStage={stage}
          seed={seed}
          isReady={isReady}
          plays={plays}
          shown={shown}
          broken={NOTHING}
          onShown={setShown}
          onStage={(one) => onBench({ stage: one })}
          onSeed={(one) => onBench({ seed: one })}
          isLarge={isLarge}
          onLarge={setIsLarge}
          foot={
            <footer className="foot">
              <button
                type="button"
                className="button small"
                disabled={shown.length === 0}
                onClick={() => saveFile(`${name}.scenario.json`, strToU8(`${writtenJson(scenario)}\n`))}
              >
                {Icons.save} {texts.scenario}
              </button>
              <button type="button" className="button small" disabled={!isReady} onClick={() => setIsLarge(true)}>
                {Icons.play} {texts.toTable}
              </button>
            </footer>
          }
        />
      </section>
    </div>
  );
}

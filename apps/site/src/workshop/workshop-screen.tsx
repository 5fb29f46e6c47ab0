import { GAMES } from "@riposte/hosting";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { CRAFTED } from "./crafts/games.js";
import type { Problem } from "./editor/problems.js";
import { exportFiles, scenarioTest } from "./export-files.js";
import { JsonForm } from "./form/json-form.js";
import { fetchSchema } from "./formats.js";
import { Icons } from "./icons.js";
import { type Bench, keepBench, stageIn } from "./kept.js";
import type { CraftAbout } from "./messages.js";
import { PrintedPane } from "./printed/printed-pane.js";
import type { Reader } from "./reader.js";
import { saveFile } from "./save-file.js";
import { scenarioOf } from "./scenario-of.js";
import { shareBench } from "./share-bench.js";
import type { StageFrame } from "./stage/stage-pane.js";
import { texts } from "./texts.js";
import { ToldPane } from "./told/told-pane.js";
import { useChecked } from "./use-checked.js";
import { useOnStage } from "./use-on-stage.js";
import { useReading } from "./use-reading.js";
import { useStaging } from "./use-staging.js";
import { WorkBar } from "./work-bar.js";
import { Workbench } from "./workbench.js";
import { writtenJson } from "./written-json.js";
import { zipped } from "./zipped.js";

interface WorkshopProps {
  readonly first: Bench;
  readonly reader: Reader;
  /** Goes on with code, beginning with the guide's example. */
  readonly onCode: (bench: Bench) => void;
}

/** The editor is the heaviest part of the page: what is written is to be read before it is there. */
const coming = import("./editor/json-editor.js");
const JsonEditor = lazy(async () => ({ default: (await coming).JsonEditor }));

const FRAME: StageFrame = { address: "stage.html", isSandboxed: false };

const NONE: readonly Problem[] = [];

/** An ability as data, seen three ways at once. */
export function Workshop({ first, reader, onCode }: WorkshopProps) {
  const [bench, setBench] = useState(first);
  /** What was on the bench before it was cleared for something else. */
  const [before, setBefore] = useState<readonly Bench[]>([]);
  const [view, setView] = useState<"data" | "form">("data");
  const staging = useStaging();
  const { shown, setShown } = staging;
  const [said, setSaid] = useState("");
  const [lines, setLines] = useState<readonly number[]>([]);
  const { game, text, stage, seed } = bench;
  const change = useCallback((part: Partial<Bench>) => setBench((was) => ({ ...was, ...part })), []);
  /** Something else takes the place of what is written: that can be taken back. */
  const replace = (part: Partial<Bench>) => {
    setBefore((all) => [...all, bench]);
    setShown([]);
    change(part);
  };
  useEffect(() => keepBench(bench), [bench]);
  const [about, setAbout] = useState<CraftAbout | null>(null);
  const [schema, setSchema] = useState<Awaited<ReturnType<typeof fetchSchema>> | null>(null);
  useEffect(() => {
    let isLate = false;
    setAbout(null);
    setSchema(null);
    void reader.about(game).then((one) => !isLate && setAbout(one));
    void fetchSchema(game).then((one) => !isLate && setSchema(one));
    return () => {
      isLate = true;
    };
  }, [game, reader]);
  const format = useMemo(
    () => (schema === null ? null : { schema, uses: (word: string) => about?.uses[word] ?? 0 }),
    [schema, about],
  );
  const { reading, made, isReading } = useReading(reader, game, text);
  const own = useMemo(() => stageIn(stage), [stage]);
  const problems = reading?.problems ?? NONE;
  const setup = stage === null ? (made?.setup ?? null) : own;
  const isReady = !isReading && reading !== null && problems.length === 0 && made !== null && setup !== null;
  const onStage = useOnStage(reader, game, isReady ? text : null, setup);
  const [isBeginning, setIsBeginning] = useState(false);
  const begin = async (nextGame: string, sample: string | null) => {
    setIsBeginning(true);
    const file = await reader.begin(nextGame, sample).finally(() => setIsBeginning(false));
    replace({ game: nextGame, text: writtenJson(file), stage: null });
  };
  const title = made?.told.name ?? "Your card";
  const scenario = useMemo(
    () => scenarioOf(game, `${title}: ${made?.told.sentences.at(-1) ?? "does what it says"}`, setup, seed, shown),
    [game, title, made, setup, seed, shown],
  );
  const broken = useChecked(reader, game, isReady ? text : null, scenario, shown);
  const files = () =>
    exportFiles({
      game,
      plugin: about?.plugin ?? "",
      package: about?.package ?? "",
      id: made?.id ?? "own",
      name: title,
      sentence: made?.told.sentences.join(" ") ?? "",
      file: JSON.parse(text),
      scenario,
    });
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    setShown([]);
    setBench(last);
  };
  const slug = (made?.id ?? "own").toLowerCase();
  return (
    <Workbench
      game={game}
      writing="Data"
      slug={slug}
      scenario={scenario}
      testCode={() => scenarioTest(scenario.title, "./game.js", "./scenario.json")}
      bar={
        <WorkBar
          game={game}
          games={GAMES.filter(({ id }) => CRAFTED.includes(id))}
          about={about}
          said={said}
          canUndo={before.length > 0}
          canSave={isReady}
          onBegin={(next, sample) => void begin(next, sample)}
          onUndo={undo}
          onShare={() => void shareBench(bench).then(setSaid)}
          onSave={() => saveFile(`${slug}.zip`, zipped(files()))}
        />
      }
      told={
        <ToldPane
          game={game}
          text={text}
          setup={stage === null ? null : own}
          made={made}
          problem={problems[0]?.message ?? null}
          isRest={reading?.made != null}
          onStage={onStage}
        />
      }
      stage={{
        game,
        frame: FRAME,
        order: { game, text },
        id: made?.id ?? null,
        name: title,
        setup,
        ownStage: stage,
        seed,
        isReady,
        staging,
        broken,
        onStage: (one) => change({ stage: one }),
        onSeed: (one) => change({ seed: one }),
      }}
    >
      <header className="head">
        <b className="grow left">{title}</b>
        <fieldset className="views" aria-label="Written as">
          {(["data", "form"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {one === "data" ? "Data" : "Form"}
            </button>
          ))}
          <button type="button" aria-pressed={false} onClick={() => onCode(bench)}>
            {texts.toCode}
          </button>
        </fieldset>
      </header>
      {view === "data" ? (
        <Suspense fallback={<pre className="editor-coming">{text}</pre>}>
          <JsonEditor
            label="The card as data"
            text={text}
            format={format}
            problems={isReading ? NONE : problems}
            onChange={(written) => change({ text: written })}
            onPlay={staging.play}
            onLines={setLines}
          />
        </Suspense>
      ) : (
        <JsonForm text={text} schema={schema} problems={problems} onText={(written) => change({ text: written })} />
      )}
      <PrintedPane
        key={game}
        game={game}
        text={text}
        onText={(written) => replace({ text: written, game, stage, seed })}
      />
      <footer className="problems">
        <ul className="unseen" aria-label="Problems">
          {problems.map(({ message, path }, at) => (
            <li key={`${path.join(".")} ${message}`}>
              Line {lines[at] ?? "?"}: {message}
            </li>
          ))}
        </ul>
        <p role="status">
          {isReading || isBeginning ? (
            <b>{texts.reading}</b>
          ) : problems.length === 0 ? (
            <b className="good">
              {Icons.check} {texts.reads}
            </b>
          ) : (
            <>
              <b className="bad">
                {Icons.warn} {texts.problems(problems.length, lines)}
              </b>
              {reading?.made != null && (
                <b className="good">
                  {Icons.check} {texts.rest}
                </b>
              )}
            </>
          )}
          <span className="grow">{texts.saved}</span>
        </p>
      </footer>
    </Workbench>
  );
}

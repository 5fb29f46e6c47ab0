import { GAMES } from "@riposte/catalog";
import { strToU8, zipSync } from "fflate";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CRAFTED } from "./crafts/crafts.js";
import { JsonEditor } from "./editor/json-editor.js";
import type { Problem } from "./editor/problems.js";
import { exportFiles } from "./export-files.js";
import { fetchSchema } from "./formats.js";
import { type Bench, keepBench, linkOf } from "./kept.js";
import type { CraftAbout, ShownStep } from "./messages.js";
import { PrintedPane } from "./printed/printed-pane.js";
import type { Reader } from "./reader.js";
import { scenarioOf } from "./scenario-of.js";
import { StagePane } from "./stage/stage-pane.js";
import { texts } from "./texts.js";
import { ToldPane } from "./told-pane.js";
import { useReading } from "./use-reading.js";
import { writtenJson } from "./written-json.js";

interface WorkshopProps {
  readonly first: Bench;
  readonly reader: Reader;
}

const TABS = ["data", "words", "stage"] as const;

/** An ability as data, seen three ways at once. */
export function Workshop({ first, reader }: WorkshopProps) {
  const [bench, setBench] = useState(first);
  const [tab, setTab] = useState<(typeof TABS)[number]>("data");
  const [shown, setShown] = useState<readonly ShownStep[]>([]);
  const [plays, setPlays] = useState(0);
  const [said, setSaid] = useState("");
  const { game, text, stage, seed } = bench;
  const change = useCallback((part: Partial<Bench>) => setBench((before) => ({ ...before, ...part })), []);
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
  const own = useMemo(() => parsed(stage), [stage]);
  const problems = reading?.problems ?? NONE;
  const setup = stage === null ? (made?.setup ?? null) : own;
  const isReady = reading !== null && problems.length === 0 && made !== null && (stage === null || own !== undefined);
  const begin = async (nextGame: string, sample: string | null) => {
    const file = await reader.begin(nextGame, sample);
    setShown([]);
    change({ game: nextGame, text: writtenJson(file), stage: null });
  };
  const title = made?.told.name ?? "Your card";
  const scenario = () =>
    scenarioOf(game, `${title}: ${made?.told.sentences.at(-1) ?? "does what it says"}`, setup, seed, shown);
  const files = () =>
    exportFiles({
      game,
      plugin: about?.plugin ?? "",
      id: made?.id ?? "own",
      name: title,
      sentence: made?.told.sentences.join(" ") ?? "",
      file: JSON.parse(text),
      scenario: scenario(),
    });
  const share = async () => {
    location.hash = linkOf(bench);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(texts.copied);
    } catch {
      setSaid("The link stands in the address bar.");
    }
  };
  const slug = (made?.id ?? "own").toLowerCase();
  return (
    <div className="workshop" data-game={game} data-tab={tab}>
      <header className="work-bar">
        <h1>Workshop</h1>
        <label>
          <span className="unseen">Game</span>
          <select value={game} onChange={({ currentTarget }) => void begin(currentTarget.value, null)}>
            {GAMES.filter(({ id }) => CRAFTED.includes(id)).map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="unseen">Begin with</span>
          <select
            value=""
            onChange={({ currentTarget }) => void begin(game, currentTarget.value === "-" ? null : currentTarget.value)}
          >
            <option value="" disabled>
              {about === null ? "fetching the cards …" : "Begin with …"}
            </option>
            <option value="-">{about?.what ?? "a blank one"}</option>
            {about?.samples.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span className="grow" role="status">
          {said}
        </span>
        <button type="button" className="button small" onClick={() => void share()}>
          {texts.share}
        </button>
        <button
          type="button"
          className="button small"
          disabled={!isReady}
          onClick={() => save(`${slug}.zip`, zipSync(asBytes(files())))}
        >
          {texts.takeAlong}
        </button>
      </header>
      <nav className="work-tabs" aria-label="Views">
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {{ data: "Data", words: "Words", stage: "Stage" }[one]}
          </button>
        ))}
      </nav>
      <section className="column data" aria-label="Data">
        <header className="head">
          <b>{title}</b>
        </header>
        <JsonEditor
          label="The card as data"
          text={text}
          format={format}
          problems={problems}
          onChange={(written) => change({ text: written })}
          onPlay={() => setPlays((before) => before + 1)}
        />
        <Problems
          problems={problems}
          isReading={isReading}
          onMend={(problem) => change({ text: mended(text, problem) })}
        />
        <PrintedPane game={game} text={text} onText={(written) => change({ text: written })} />
      </section>
      <section className="column words" aria-label={texts.told}>
        <header className="head">
          <b>{texts.told}</b>
        </header>
        <div className="scrolls">
          <ToldPane
            game={game}
            text={text}
            setup={stage === null ? null : own}
            made={made}
            hasProblems={problems.length > 0}
          />
        </div>
      </section>
      <section className="column stage" aria-label={texts.stage}>
        <StagePane
          game={game}
          text={text}
          id={made?.id ?? null}
          name={title}
          setup={setup}
          ownStage={stage}
          seed={seed}
          isReady={isReady}
          plays={plays}
          shown={shown}
          onShown={setShown}
          onStage={(one) => change({ stage: one })}
          onSeed={(one) => change({ seed: one })}
        />
        <footer className="foot">
          <button
            type="button"
            className="button small"
            disabled={shown.length === 0}
            onClick={() => save(`${slug}.scenario.json`, strToU8(`${writtenJson(scenario())}\n`))}
          >
            {texts.scenario}
          </button>
          <button
            type="button"
            className="button small"
            disabled={shown.length === 0}
            onClick={() => save(`${slug}.test.js`, strToU8(files()[`${slug}/${slug}.test.js`] ?? ""))}
          >
            {texts.testCode}
          </button>
        </footer>
      </section>
    </div>
  );
}

const NONE: readonly Problem[] = [];

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly isReading: boolean;
  readonly onMend: (problem: Problem) => void;
}

/** What is wrong, each with the button that mends it. */
function Problems({ problems, isReading, onMend }: ProblemsProps) {
  return (
    <footer className="problems">
      <ul aria-label="Problems">
        {problems.map((problem) => (
          <li key={`${problem.path.join(".")} ${problem.message}`}>
            <span>
              {problem.path.length > 0 && <code>{problem.path.join(".")}</code>} {problem.message}
            </span>
            {problem.remedy !== undefined && (
              <button type="button" className="button small" onClick={() => onMend(problem)}>
                Use {problem.remedy.meant}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        <b className={problems.length > 0 ? "bad" : "good"}>
          {isReading ? texts.reading : problems.length > 0 ? texts.problems(problems.length) : texts.reads}
        </b>
        <span>{texts.saved}</span>
      </p>
    </footer>
  );
}

/** The text with the word that was meant, in the first place where the wrong one stands. */
const mended = (text: string, { remedy }: Problem): string =>
  remedy === undefined ? text : text.replace(`"${remedy.written}"`, `"${remedy.meant}"`);

/** A stage that was written by hand; nothing while it is no JSON. */
function parsed(stage: string | null): unknown {
  try {
    return stage === null ? null : JSON.parse(stage);
  } catch {
    return undefined;
  }
}

const asBytes = (files: Readonly<Record<string, string>>): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));

function save(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart]));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

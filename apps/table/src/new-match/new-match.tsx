import { broughtBy, type GameDescriptor, type GameInfo } from "@riposte/hosting";
import { Suspense, useState } from "react";
import { pageOf } from "../games.js";
import { rememberChosen } from "../home/last-chosen.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { keepSeat } from "../online/kept-seats.js";
import { hasServer, makeMatch } from "../online/server-calls.js";
import { startSession } from "../play/session.js";
import { useLoaded } from "../shell/use-loaded.js";
import { Advanced } from "./advanced.js";
import {
  type Choices,
  changed,
  firstChoices,
  isEdition,
  otherOf,
  readyOf,
  seatsFor,
  setupFor,
  sidesIn,
} from "./choices.js";
import { EditionChoice } from "./edition-choice.js";
import css from "./new-match.module.css";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { ownLists, UnreadList } from "./own-lists.js";
import { Place } from "./place.js";
import { Sides } from "./sides.js";
import { type Step, Steps } from "./steps.js";
import { useUnplayed } from "./use-unplayed.js";
import { Who } from "./who.js";

interface NewMatchProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  /** What the address asks for. */
  readonly address: URLSearchParams;
}

/** Everything to choose before a match; Start is always in view. On phones it is three steps. */
export function NewMatch({ info, entry, address }: NewMatchProps) {
  const server = useLoaded("server", hasServer);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(info, entry, address));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [wrongSide, setWrongSide] = useState<{ readonly seat: number; readonly words: string } | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isUnplayed = useUnplayed(info.id, entry, choices);
  const sides = sidesIn(entry.setup);
  const MissionChoice = pageOf(info.id)?.MissionChoice;
  const steps: readonly Step[] = sides === undefined ? ["who", "place"] : ["who", "sides", "place"];
  const [step, setStep] = useState<Step>("who");
  const change = (some: Partial<Choices>) => {
    setProblems([]);
    setWrongSide(null);
    setChoices((before) => changed(before, some, sides));
  };
  const refuse = (error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    // what keeps a match from starting is the one list that was not played with before
    const typed = choices.own.flatMap((text, seat) => (text === null ? [] : [seat]));
    const seat = error instanceof UnreadList ? error.seat : typed.length === 1 ? typed[0] : undefined;
    if (seat === undefined) return setProblems(words.split("\n"));
    setWrongSide({ seat, words });
    setStep("sides");
  };
  const start = async () => {
    setStarting(true);
    try {
      location.hash = await begin(info, entry, choices);
      rememberChosen(info.id, choices.chosen);
    } catch (error) {
      refuse(error);
    }
    setStarting(false);
  };
  // of an edition that is not always here
  const asked = entry.setup.filter(({ isAsked }) => isAsked?.(choices.chosen) === true);
  const next = steps[steps.indexOf(step) + 1];
  return (
    <form
      className={css.page}
      data-game={info.id}
      data-step={step}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <header>
        <h1>{info.title}</h1>
        <Steps steps={steps} now={step} things={sides?.key ?? ""} onGo={setStep} />
      </header>
      <div className={css.choices}>
        <div data-part="who">
          {entry.setup.filter(isEdition).map((option) => (
            <EditionChoice key={option.key} option={option} choices={choices} onChange={change} />
          ))}
          <Who
            info={info}
            entry={entry}
            choices={choices}
            hasServer={server.status === "ready" && server.value}
            onChange={change}
          />
        </div>
        {sides !== undefined && (
          <div data-part="sides">
            <Sides game={info.id} option={sides} choices={choices} problem={wrongSide} onChange={change} />
          </div>
        )}
        <div data-part="place">
          {asked.length > 0 && MissionChoice !== undefined && (
            <Suspense fallback={null}>
              <MissionChoice options={entry.setup} choices={choices} onChange={change} />
            </Suspense>
          )}
          <Advanced info={info} entry={entry} choices={choices} onChange={change} />
        </div>
      </div>
      <aside className={css.aside}>
        <div data-part="place">
          <Place title={info.title} entry={entry} choices={choices} onChange={change} />
        </div>
        <div className={css.start}>
          {problems.length > 0 && (
            <ul role="alert">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <p id="start-sum" className={css.sum}>
            {texts.sum(companyWords(info, choices), sideNames(entry, choices))}
            {isUnplayed && <> · {texts.notAllPlays}</>}
          </p>
          {next !== undefined && (
            <Button className={css.next} onClick={() => setStep(next)}>
              {texts.next}
            </Button>
          )}
          <Button type="submit" look="lit" disabled={isStarting} aria-describedby="start-sum">
            <Icon name="play" />
            {isStarting ? texts.starting : choices.company === "friend" ? texts.invite : texts.start}
          </Button>
        </div>
      </aside>
    </form>
  );
}

function companyWords({ players }: GameInfo, { company }: Choices): string {
  if (players.most === 1 && (company === "device" || company === "bots")) return texts.alone[company].title;
  return texts[players.most > 2 ? "table" : "company"][company].title;
}

/** What both sides play with, by name. */
function sideNames({ setup }: GameDescriptor, choices: Choices): readonly string[] {
  const option = sidesIn(setup);
  if (option === undefined) return [];
  const all = option.sides?.() ?? [];
  return readyOf(option, choices).map((id, seat) => {
    if (choices.own[seat] != null) return texts.ownLabel[option.key] ?? texts.own;
    const other = seat === 1 ? otherOf(choices) : "chosen";
    if (other !== "chosen") return other === "any" ? texts.surprise : texts.theirChoice;
    return all.find((side) => side.id === id)?.title ?? id;
  });
}

/** Starts the match here or on the server; the address it goes on at. */
async function begin(info: GameInfo, entry: GameDescriptor, choices: Choices): Promise<string> {
  const setup = setupFor(entry, choices, await ownLists(info.id, choices.own));
  const plan = {
    game: info.id,
    plugins: [...choices.plugins, ...broughtBy(entry.setup, setup)],
    seats: [...seatsFor(entry.seats(setup), choices)],
    setup,
    ...(choices.seed !== "" && { seed: choices.seed }),
  };
  if (choices.company === "friend") {
    const option = sidesIn(entry.setup);
    const bring = option !== undefined && otherOf(choices) === "theirs";
    const made = await makeMatch({
      ...plan,
      ...(choices.clock !== null && { clock: choices.clock }),
      ...(bring && { bring }),
    });
    const [own] = choices.own;
    const side = bring ? (own == null ? { ready: readyOf(option, choices)[0] ?? "" } : { own }) : undefined;
    keepSeat({ ...made, game: info.id, ...(side && { side }) });
    return `#/online/${encodeURIComponent(made.match)}`;
  }
  const started = await startSession(plan);
  if (!started.ok) throw new Error(started.problems.join("\n"));
  return `#/match/${started.id}`;
}

import { type CatalogGame, type GameInfo, type SetupValue, setupOf } from "@riposte/catalog";
import { HUMAN } from "@riposte/seats";
import { useState } from "react";
import { rememberChosen } from "../home/last-chosen.js";
import { keepSeat } from "../online/kept-seats.js";
import { hasServer, makeMatch } from "../online/server-calls.js";
import { startSession } from "../play/session.js";
import { PluginPicker } from "../shell/plugin-picker.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import css from "./new-match.module.css";
import { SetupFields } from "./setup-fields.js";

/** Everything to choose before a match: plugins, options, who sits where, the seed. */
export function NewMatch({ info }: { readonly info: GameInfo }) {
  const loaded = useLoaded(info.id, info.load);
  const server = useLoaded("server", hasServer);
  const [picked, setPicked] = useState<readonly string[]>(
    info.plugins.filter(({ isOptional }) => isOptional).map(({ name }) => name),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, SetupValue>>>({});
  const [seats, setSeats] = useState<readonly string[]>(Array.from({ length: info.seats }, () => HUMAN));
  const [seed, setSeed] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const begin = async (entry: CatalogGame, save?: unknown) => {
    const setup = setupOf(entry.setup, chosen);
    const plan = {
      game: info.id,
      plugins: picked,
      seats,
      setup,
      ...(seed !== "" && { seed }),
      ...(save !== undefined && { save }),
    };
    const started = await startSession(plan);
    if (!started.ok) return setProblems(started.problems);
    rememberChosen(info.id, chosen);
    location.hash = `#/match/${started.id}`;
  };
  const invite = async (entry: CatalogGame) => {
    try {
      const setup = setupOf(entry.setup, chosen);
      const asked = { game: info.id, plugins: [...picked], seats: [...seats], setup, ...(seed !== "" && { seed }) };
      const made = await makeMatch(asked);
      keepSeat({ ...made, game: info.id });
      location.hash = `#/online/${encodeURIComponent(made.match)}`;
    } catch (error) {
      setProblems([error instanceof Error ? error.message : String(error)]);
    }
  };
  const open = async (entry: CatalogGame, file: File | undefined) => {
    if (file === undefined) return;
    try {
      await begin(entry, JSON.parse(await file.text()));
    } catch (error) {
      setProblems([error instanceof Error ? error.message : String(error)]);
    }
  };
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{texts.loading}</p>;
  const entry = loaded.value;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin(entry);
      }}
    >
      <h1>{info.title}</h1>
      <PluginPicker info={info} picked={picked} onPick={setPicked} isLong />
      <SetupFields options={entry.setup} chosen={chosen} onChoose={setChosen} />
      <fieldset className={css.fields}>
        <legend>{texts.lobby.who}</legend>
        {seats.map((name, seat) => (
          <label key={seat}>
            {texts.lobby.seat(seat)}
            <select
              value={name}
              onChange={({ target }) => setSeats(seats.map((one, at) => (at === seat ? target.value : one)))}
            >
              <option value={HUMAN}>{texts.lobby.human}</option>
              {Object.entries(entry.bots).map(([bot, { summary }]) => (
                <option key={bot} value={bot}>
                  {texts.lobby.bot(bot, summary)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {texts.lobby.seed}
          <input
            value={seed}
            placeholder={texts.lobby.anySeed}
            onChange={({ target }) => setSeed(target.value.trim())}
          />
        </label>
      </fieldset>
      {problems.length > 0 && (
        <ul role="alert" className={css.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className={css.start}>
        <button type="submit">{texts.lobby.start}</button>
        {server.status === "ready" && server.value && (
          <button type="button" onClick={() => invite(entry)}>
            {texts.online.start}
          </button>
        )}
        <label>
          {texts.lobby.goOn}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => open(entry, target.files?.[0])}
          />
        </label>
      </div>
    </form>
  );
}

import { type GameInfo, pickedIn, usualPlugins, type Voice, voiceOf } from "@riposte/hosting";
import { type Game, loadMatch, parseSave } from "@riposte/kernel/run";
import { useMemo, useState } from "react";
import { handOver } from "../judge/handed.js";
import { SaveFileButton } from "../look/save-file-button.js";
import type { Perspective } from "../record/perspective.js";
import { createTimeline, recordOf, type Timeline } from "../record/timeline.js";
import { PluginPicker } from "../shell/plugin-picker.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import css from "./inspect-screen.module.css";
import { Inspector } from "./inspector.js";
import { inspectorTexts } from "./inspector-texts.js";

interface Inspected {
  readonly game: Game;
  readonly voice: Voice;
  readonly timeline: Timeline | null;
}

interface InspectScreenProps {
  readonly info: GameInfo;
  /** A save to open, as parsed JSON. */
  readonly save?: unknown;
  readonly onSave: (save: unknown) => void;
}

/** A game's machines without a match, or a saved match played again. */
export function InspectScreen({ info, save, onSave }: InspectScreenProps) {
  const all = usualPlugins(info);
  const [picked, setPicked] = useState<readonly string[]>(all);
  const [fault, setFault] = useState<string | null>(null);
  const saved = useMemo(() => (save === undefined ? undefined : JSON.stringify(save)), [save]);
  const loaded = useLoaded(`${info.id} ${picked.join()} ${saved?.length ?? ""}`, () => inspected(info, picked, save));
  const timeline = loaded.status === "ready" ? loaded.value.timeline : null;
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onSave(JSON.parse(await file.text()));
      setFault(null);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <header className={css.head}>
        <h1>{inspectorTexts.heading(info.title)}</h1>
        {timeline === null && <PluginPicker info={info} picked={picked} onPick={setPicked} />}
        <SaveFileButton words={inspectorTexts.loadReplay} kind="quiet" size="small" onFile={open} />
      </header>
      {fault !== null && <p role="alert">{fault}</p>}
      {loaded.status === "loading" && <p role="status">{texts.loading}</p>}
      {loaded.status === "failed" && <pre role="alert">{loaded.reason}</pre>}
      {loaded.status === "ready" && (
        <div className={css.body}>
          <Inspector
            key={`${info.id} ${saved?.length ?? ""}`}
            {...loaded.value}
            inputs={(timeline?.steps.length ?? 1) - 1}
            perspectives={everyPerspective(timeline)}
            onJudge={(inputs) => {
              handOver(save === undefined ? null : { contents: save, inputs });
              location.hash = "#/judge";
            }}
          />
        </div>
      )}
    </>
  );
}

async function inspected(info: GameInfo, picked: readonly string[], save: unknown): Promise<Inspected> {
  const parsed = save === undefined ? undefined : parseSave(save);
  const plugins = parsed === undefined ? picked : pickedIn(info, parsed.lock);
  const entry = await info.loadTable(plugins);
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { game } = composed;
  const voice = voiceOf(entry, game);
  if (parsed === undefined) return { game, voice, timeline: null };
  const match = loadMatch(game, save);
  const timeline = createTimeline({ ...recordOf(game, parsed), from: match.from });
  timeline.follow(match.line);
  return { game, voice, timeline };
}

/** Who has the file has everything in it. */
const everyPerspective = (timeline: Timeline | null): readonly Perspective[] => [
  "all",
  null,
  ...Array.from({ length: timeline?.seats ?? 0 }, (_, seat) => seat),
];

import { momentOf, voiceOf } from "@riposte/catalog";
import { toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { stripOf } from "../../pages/reference/strip.js";
import type { Craft, Crafted } from "./crafts/craft.js";
import { craftOf } from "./crafts/crafts.js";
import { problemsIn } from "./editor/problems.js";
import type { ActingAt, CraftAbout, ReaderAnswer, ReaderRequest, Reading } from "./messages.js";
import { quietZod } from "./quiet-zod.js";

quietZod();

/** Reads what is written beside the page, so that typing never waits for it. */
self.addEventListener("message", async ({ data }: MessageEvent<ReaderRequest>) => {
  self.postMessage(await answered(data));
});

async function answered(request: ReaderRequest): Promise<ReaderAnswer> {
  const { number } = request;
  try {
    const craft = await craftOf(request.game);
    if (request.kind === "about") return { number, ok: true, value: aboutOf(craft) };
    if (request.kind === "begin")
      return { number, ok: true, value: request.sample === null ? craft.blank() : craft.sample(request.sample) };
    return { number, ok: true, value: readingOf(craft, request.text) };
  } catch (error) {
    return { number, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function aboutOf(craft: Craft): CraftAbout {
  const uses: Record<string, number> = {};
  for (const { id } of craft.samples)
    for (const [, word] of JSON.stringify(craft.sample(id)).matchAll(/:"([a-zA-Z][\w:-]*)"/g))
      uses[word as string] = (uses[word as string] ?? 0) + 1;
  const { game, what, plugin, samples } = craft;
  return { game, what, plugin, samples, uses };
}

function readingOf(craft: Craft, text: string): Reading {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxProblem(error)], made: null };
  }
  try {
    const made = craft.make(file);
    const { id, told, setup } = made;
    return { problems: [], made: { id, told, setup, acts: actingAt(made) } };
  } catch (error) {
    return { problems: problemsIn(error instanceof Error ? error.message : String(error), file), made: null };
  }
}

const syntaxProblem = (error: unknown) => ({
  path: [],
  message: `This is no JSON yet. ${error instanceof Error ? error.message.replace(/^JSON\.parse: /, "") : ""}`,
});

function actingAt({ game, acts, entry, told }: Crafted): readonly ActingAt[] {
  const voice = voiceOf(entry, game);
  return [...new Set(acts.map(({ at }) => at))].map((at) => {
    const kind = kindOf(game, at);
    const stands = kind === "window" ? whereIn(game, at) : undefined;
    return {
      at,
      kind,
      when: kind === "window" ? momentOf(voice, at) : WHEN[kind],
      strip: stands === undefined ? null : stripOf(stands.diagram, stands.path),
      procedure: stands?.procedure ?? null,
      others: [
        ...new Set(
          game.plugins
            .flatMap(({ behaviour }) => behaviour.acts?.() ?? [])
            .filter((act) => act.at === at && act.card?.includes(told.name) !== true)
            .map(({ ability, card }) => ability ?? card ?? "")
            .filter((name) => name !== "" && name !== told.name),
        ),
      ],
    };
  });
}

const WHEN = {
  window: "",
  event: "follows by itself, when it happened",
  value: "whenever this number is asked for",
  effect: "around this effect",
} as const;

function kindOf(game: Game, at: string): ActingAt["kind"] {
  if (game.windows.has(at)) return "window";
  if (game.events.has(at)) return "event";
  return game.values.has(at) ? "value" : "effect";
}

function whereIn(game: Game, window: string) {
  for (const { name, machine } of game.procedures) {
    const diagram = toDiagram(machine);
    const state = diagram.states.find(({ notes }) =>
      notes.some((note) => note.kind === "window" && note.name === window),
    );
    if (state !== undefined) return { diagram, path: state.path, procedure: name };
  }
  return undefined;
}

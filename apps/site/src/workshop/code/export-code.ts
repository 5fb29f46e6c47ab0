import type { Files } from "../export-files.js";
import type { WrittenScenario } from "../scenario-of.js";
import { writtenJson } from "../written-json.js";
import type { Sources } from "./messages.js";

interface ExportedCode {
  readonly name: string;
  readonly game: string;
  readonly entry: string;
  readonly sources: Sources;
  readonly scenario: WrittenScenario;
}

/** The plugin as it lies in a clone, with what was played as a scenario, and a changeset. */
export function exportCode({ name, game, sources, scenario }: ExportedCode): Files {
  const folder = `packages/plugins/${name}`;
  return {
    ...Object.fromEntries(Object.entries(sources).map(([path, text]) => [`${folder}/${path}`, text])),
    [`${folder}/test/shown.scenario.json`]: `${writtenJson(scenario)}\n`,
    [`${folder}/README.md`]: `# ${name}\n\nWritten in the workshop, for ${game}. In a clone: \`pnpm new plugin ${name} --game ${game}\` first, then these files over it.\n`,
    [`.changeset/first-${name}.md`]: `---\n"@riposte/${name}": minor\n---\n\n${name} comes into being.\n`,
  };
}

import { toJSON, toMermaid, toSCXML } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";

export const EXPORTS = ["mermaid", "json", "scxml", "svg"] as const;
export type Export = (typeof EXPORTS)[number];

/** A file of one machine: a Mermaid diagram, an xstate config any visualiser takes, SCXML, or the drawing. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export function exportMachine(machine: Game["procedures"][number], format: Export, drawn: () => string): ExportedFile {
  const { name } = machine;
  switch (format) {
    case "mermaid":
      return { name: `${name}.mmd`, type: "text/plain", text: toMermaid(machine.machine) };
    case "json":
      return {
        name: `${name}.json`,
        type: "application/json",
        text: `${JSON.stringify(toJSON(machine.machine), null, 2)}\n`,
      };
    case "scxml":
      return { name: `${name}.scxml`, type: "application/scxml+xml", text: toSCXML(machine.machine) };
    case "svg":
      return { name: `${name}.svg`, type: "image/svg+xml", text: drawn() };
  }
}

/** The drawing on the page as a file of its own: its style is inside it. */
export function drawnAs(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const size of ["width", "height"]) copy.removeAttribute(size);
  return new XMLSerializer().serializeToString(copy);
}

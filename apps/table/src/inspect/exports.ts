import { toDiagram, toJSON, toMermaid } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { createElement } from "react";
import { ChartView } from "../chart/chart-view.js";
import { layoutChart } from "../chart/layout.js";

export const EXPORTS = ["mermaid", "json", "svg"] as const;
export type Export = (typeof EXPORTS)[number];

/** A file of one machine: a Mermaid diagram, an xstate config any visualiser takes, or the drawing. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export async function exportMachine(machine: Game["procedures"][number], format: Export): Promise<ExportedFile> {
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
    case "svg": {
      // large, and only needed here
      const { renderToStaticMarkup } = await import("react-dom/server");
      const chart = layoutChart(toDiagram(machine.machine));
      return {
        name: `${name}.svg`,
        type: "image/svg+xml",
        text: renderToStaticMarkup(createElement(ChartView, { chart, title: name })),
      };
    }
  }
}

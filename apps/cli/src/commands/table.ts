import type { Command } from "../command.js";
import { PORT_FLAG, serveTable } from "../serve/serve-table.js";

export const table: Command = {
  name: "table",
  summary: "play, watch and inspect in a browser",
  operands: [],
  flags: [PORT_FLAG],
  notes: ["The page is served to this machine only; matches run in the page itself."],
  examples: ["table", "table --port 4000"],
  run: (args, terminal) => serveTable(args, terminal, "#/"),
};

import { withGlossary } from "@riposte/kernel";
import { z } from "zod";
import { MapFacts } from "./board/index.js";
import { ArmiesFile, CommandFile, DeploymentFile } from "./facts/facts.js";
import { glossary } from "./glossary.js";

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export function imperialAssaultSchemas(): Readonly<Record<string, object>> {
  const files = { "deployment-cards": DeploymentFile, "command-cards": CommandFile, armies: ArmiesFile, map: MapFacts };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `imperial-assault-${name}.json`,
      withGlossary(z.toJSONSchema(file.meta({ title: `Imperial Assault ${name}` }), { io: "input" }), glossary),
    ]),
  );
}

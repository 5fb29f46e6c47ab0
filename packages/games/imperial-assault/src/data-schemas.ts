import { fileSchemas } from "@riposte/kernel/data";
import type { z } from "zod";
import { MapFacts } from "./board/index.js";
import { ArmiesFile, CommandFile, DeploymentFile } from "./facts/facts.js";
import { glossary } from "./glossary.js";

/** What each data file holds, by the name of its schema. */
export const imperialAssaultFiles: Readonly<Record<string, z.ZodType>> = {
  "imperial-assault-deployment-cards.json": DeploymentFile.meta({ title: "Imperial Assault deployment-cards" }),
  "imperial-assault-command-cards.json": CommandFile.meta({ title: "Imperial Assault command-cards" }),
  "imperial-assault-armies.json": ArmiesFile.meta({ title: "Imperial Assault armies" }),
  "imperial-assault-map.json": MapFacts.meta({ title: "Imperial Assault map" }),
};

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export const imperialAssaultSchemas = (): Readonly<Record<string, object>> =>
  fileSchemas(imperialAssaultFiles, glossary);

import { fileSchemas, type Glossary } from "@riposte/kernel/data";
import type { z } from "zod";
import { DetachmentFile } from "./detachments.js";
import { MissionFile } from "./missions/mission.js";

const glossary: Glossary = {
  $schema: "The JSON Schema of this file, for editors",
  action: "An action the card brings, by its id",
  armies: "Armies, by id",
  detachments: "Their detachments: the first one's disposition is the usual one",
  disposition: "The force disposition of an army that has it",
  actions: "Actions that units may start for it",
  completes: "When it is completed: at the end of the own turn, or of the opponent's next",
  count: "What is counted",
  id: "Its name for programs, which no other has",
  kind: "A primary mission, or a secondary card",
  missions: "The cards",
  name: "Its name for people",
  of: "What brings the points",
  points: "Victory points",
  scoring: "When it scores, and for what",
  where: "In this part of the table, seen from the card's owner",
};

/** What mission files hold, by the name of their schema. */
export const missionFiles: Readonly<Record<string, z.ZodType>> = {
  "warhammer-40k-detachments.json": DetachmentFile.meta({ title: "Warhammer 40,000 detachments of the 11th edition" }),
  "warhammer-40k-missions.json": MissionFile.meta({ title: "Warhammer 40,000 missions" }),
};

/** The JSON Schema of mission files, by the file name that their `$schema` points at. */
export const missionSchemas = (): Readonly<Record<string, object>> => fileSchemas(missionFiles, glossary);

import { missionLines } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import css from "../../../tables/armies.module.css";
import { missionOf } from "./standing.js";

/** What is played for, beside the armies that play for it. */
export function MissionBox({ table }: { readonly table: Table }) {
  const mission = missionOf(table);
  if (mission === undefined) return null;
  return (
    <section className={css.mission} aria-label={mission.name}>
      <h2>{mission.name}</h2>
      {missionLines(mission).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

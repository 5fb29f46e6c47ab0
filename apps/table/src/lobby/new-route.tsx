import { findGame } from "@riposte/catalog";
import { texts } from "../texts.js";
import { NewMatch } from "./new-match.js";

/** A match of the game with that id, before it starts. */
export function NewRoute({ id }: { readonly id: string | null }) {
  const info = id === null ? undefined : findGame(id);
  return info === undefined ? (
    <p role="alert">{texts.unknownGame(id ?? "")}</p>
  ) : (
    <NewMatch key={info.id} info={info} />
  );
}

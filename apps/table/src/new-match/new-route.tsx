import { findGame } from "@riposte/hosting";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { NewMatch } from "./new-match.js";

interface NewRouteProps {
  readonly id: string;
  readonly address: URLSearchParams;
}

/** A match of the game with that id, before it starts. */
export function NewRoute({ id, address }: NewRouteProps) {
  const info = findGame(id);
  const loaded = useLoaded(id, async () => info?.loadTable());
  if (info === undefined) return <p role="alert">{texts.unknownGame(id)}</p>;
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading" || loaded.value === undefined) return <p role="status">{texts.loading}</p>;
  return <NewMatch key={`${id} ${address}`} info={info} entry={loaded.value} address={address} />;
}

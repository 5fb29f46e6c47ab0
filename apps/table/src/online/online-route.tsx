import { findGame } from "@riposte/hosting";
import { useCallback, useEffect, useState } from "react";
import { openSocketClient } from "../seat/socket-client.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { keepSeat, keptSeat } from "./kept-seats.js";
import { OnlineScreen } from "./online-screen.js";

/** A match elsewhere, at the seat this browser has, else as a watcher. */
export function OnlineRoute({ match }: { readonly match: string }) {
  const [begun, setBegun] = useState(0);
  const onBegun = useCallback(() => setBegun((times) => times + 1), []);
  const loaded = useLoaded(`${match} ${begun}`, () => sitDown(match));
  const client = loaded.status === "ready" ? loaded.value.client : undefined;
  useEffect(() => () => client?.leave(), [client]);
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{texts.loading}</p>;
  return <OnlineScreen key={begun} {...loaded.value} match={match} onBegun={onBegun} />;
}

async function sitDown(match: string) {
  const seat = keptSeat(match);
  const client = await openSocketClient(match, seat?.token ?? null);
  const { game, plugins } = client.about;
  const info = findGame(game);
  const entry = await info?.loadTable(plugins);
  const composed = entry?.compose(plugins);
  if (info === undefined || entry === undefined || composed?.ok !== true) throw new Error(texts.unknownGame(game));
  // an invitation does not say which game it is for
  if (seat !== undefined && seat.game === "") keepSeat({ ...seat, game });
  return { client, info, entry, game: composed.game };
}

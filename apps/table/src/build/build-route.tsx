import { findGame } from "@riposte/hosting";
import { builderOf, type ListBuilder } from "@riposte/hosting/lists";
import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { BuildHome } from "./build-home.js";
import { BuildScreen } from "./build-screen.js";
import { buildTexts as texts } from "./build-texts.js";
import { keptList } from "./kept-lists.js";
import type { Draft } from "./use-list.js";

interface BuildRouteProps {
  readonly game: string | null;
  readonly address: URLSearchParams;
}

/** A list of a game is put together: a kept one, one from a link, a ready one, or from nothing. */
export function BuildRoute({ game, address }: BuildRouteProps) {
  const loaded = useLoaded(game ?? "", async () => (game === null ? undefined : await builderOf(game)));
  if (game === null) return <BuildHome />;
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{general.loading}</p>;
  const builder = loaded.value;
  if (builder === undefined) return <p role="alert">{texts.noBuilder(findGame(game)?.title ?? game)}</p>;
  const kept = keptList(address.get("kept") ?? "");
  return (
    <BuildScreen
      key={`${game} ${address}`}
      builder={builder}
      first={firstOf(builder, kept ?? { name: address.get("name"), text: address.get("list") }, address.get("ready"))}
      kept={kept?.id}
    />
  );
}

function firstOf(
  builder: ListBuilder,
  { name, text }: { readonly name: string | null; readonly text: string | null },
  ready: string | null,
): Draft & { readonly pasted: string | null } {
  const unnamed = texts.unnamed[builder.noun];
  if (text !== null) {
    const read = builder.read(text);
    if (read.list !== undefined) return { list: read.list, name: name ?? read.name ?? unnamed, pasted: null };
    return { list: builder.empty, name: name ?? unnamed, pasted: text };
  }
  if (ready === "none") return { list: builder.empty, name: unnamed, pasted: null };
  const chosen = builder.ready.find(({ id }) => id === ready) ?? builder.ready[0];
  return { list: chosen?.list ?? builder.empty, name: chosen?.name ?? unnamed, pasted: null };
}

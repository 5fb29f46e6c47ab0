import { playersAt } from "@riposte/hosting";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { playersOf } from "../../src/match/bar/players.js";
import { Chat } from "../../src/online/chat.js";
import type { OnlineClient } from "../../src/seat/socket-client.js";

const seats = ["human", "human"];
const players = playersAt({ seat: 0, seats, names: [null, "אבגדהוזחט"], isShared: true });
const client: Pick<OnlineClient, "about" | "say"> = {
  about: {
    game: "finished",
    plugins: [],
    seats,
    unusual: [],
    clock: null,
    chosen: null,
    bring: null,
    seat: 0,
    isShared: true,
  },
  say: async () => ({ ok: true }),
};

test("a line from right to left turns neither its writer's name nor what stands around it", () => {
  const nothing = () => undefined;
  const chat = renderToStaticMarkup(
    createElement(Chat, {
      client,
      players,
      other: players.names[1] ?? "",
      said: [{ number: 1, by: 1, text: "שלום 1:0" }],
      isMuted: false,
      onMute: nothing,
      onClose: nothing,
    }),
  );
  expect(chat).toContain("<bdi>\u2068אבגדהוזחט\u2069</bdi>");
  expect(chat).toContain("<bdi>שלום 1:0</bdi>");
});

test("a name is cut short between signs, not within one", () => {
  const named = playersOf({ seat: 0, seats }, { you: 0, names: ["A", "🦊🐻🐼 Miller"] });
  expect(named[1]?.short).toBe("🦊🐻🐼.");
});

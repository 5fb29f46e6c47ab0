import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PolicyPanel } from "../../../src/match/opened/policy-panel.js";

test("the choice of when to be asked says what pauses tell the others", () => {
  const panel = renderToStaticMarkup(
    createElement(PolicyPanel, {
      game: "one-piece",
      policy: { hold: "always", windows: {}, orders: [] },
      decision: null,
      voice: { messages: {}, players: { you: 0, names: [] } },
      onChange: () => undefined,
    }),
  );
  expect(panel).toContain("my pauses tell what I may hold");
});

import type { Context } from "@riposte/imperial-assault";
import { choose, type Questions } from "@riposte/kernel";
import type { PowerToken } from "@riposte/power-tokens";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";
import { amountIn } from "../reading/amount.js";
import { tilesOf } from "../reading/places.js";
import { harmableNear } from "../reading/possible.js";
import { reasonOf, runningScene, tableOf } from "../reading/scene.js";
import { storedOn } from "../reading/stored.js";
import { asked } from "./named.js";

/** Numbers, and figures or objects, to choose from. */
export const pickingQuestions = (
  context: Context,
): Pick<
  Questions<SkirmishSteps>,
  "do:harm-one" | "do:show" | "do:withdraw" | "do:choose-tile" | "do:choose-number"
> => ({
  "do:harm-one": {
    ...asked("do:harm-one"),
    choices: ({ about }, match) =>
      choose.one(
        harmableNear(runningScene(context, match), about).map((key) => ({
          key,
        })),
      ),
    answer(id, { about }, match) {
      const scene = runningScene(context, match);
      const [by, amount] = [reasonOf(scene), amountIn(scene, about.amount)];
      if (tableOf(scene).objects[String(id)] === undefined)
        match.queue({ type: "figure:damage", figure: String(id), amount, by });
      else match.queue({ type: "object:damage", object: String(id), amount, by });
    },
  },
  "do:show": {
    ...asked("do:show"),
    // two copies of one card are not told apart
    alwaysAsk: true,
    choices: ({ seat }, match) =>
      choose.one([...new Set(match.slices["imperial-assault"].sides[seat]?.hand ?? [])].map((key) => ({ key }))),
    answer(card, { about, seat }, match) {
      match.reveal();
      match.publish("card:revealed", { seat, card: String(card) });
      match.bind(about.as, String(card));
    },
  },
  "do:withdraw": {
    ...asked("do:withdraw"),
    choices: (_asked, match) =>
      choose.one(
        [...new Set(storedOn(runningScene(context, match)).map(({ token }) => token))].map((key) => ({
          key,
          label: say("do:option", { option: key }),
        })),
      ),
    answer(token, { about, seat }, match) {
      const scene = runningScene(context, match);
      const taken = storedOn(scene).find((one) => one.token === token);
      if (taken === undefined || !match.has("power-tokens")) return;
      const { figure } = about;
      match.queue({ type: "kernel:expire", id: taken.id });
      match.queue({ type: "power-token:gain", figure, token: token as PowerToken, seat, by: reasonOf(scene) });
    },
  },
  "do:choose-tile": {
    ...asked("do:choose-tile"),
    choices: (_asked, match) => choose.one(tilesOf(runningScene(context, match)).map((key) => ({ key }))),
    answer: (tile, { about }, match) => match.bind(about.as, tile),
  },
  "do:choose-number": {
    ...asked("do:choose-number"),
    choices({ about }) {
      const { atLeast, atMost } = about;
      const count = Math.max(0, atMost - atLeast + 1);
      return choose.one(Array.from({ length: count }, (_, index) => ({ key: atLeast + index })));
    },
    answer: (number, { about }, match) => match.bind(about.as, Number(number)),
  },
});

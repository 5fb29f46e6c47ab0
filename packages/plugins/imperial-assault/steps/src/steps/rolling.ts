import { type Context, FACE, resultsOf } from "@riposte/imperial-assault";
import type { rollingSteps } from "../language/steps/rolling.js";
import { layDice, rolledNow } from "../reading/rolled.js";
import { figuresBound, runningScene, tableOf } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Rolls outside attacks: the dice lie on the table while others may change them, and are counted then. */
export const rolling = (context: Context): Pick<StepHandlers, keyof typeof rollingSteps> => ({
  "do:roll": (_, { dice, of, as }, match) => {
    const scene = runningScene(context, match);
    const [model] = of === undefined ? [] : figuresBound(scene, of);
    const printed =
      model === undefined ? [] : (context.body(tableOf(scene).figures[model]?.card ?? "").attack?.dice ?? []);
    const rolled = [...printed, ...dice].map((die) => ({ die, face: match.chance("dice", FACE) }));
    const { self: figure, seat } = scene;
    match.publish("dice:rolled", { dice: rolled });
    match.queueAll([layDice({ figure, dice: rolled })]);
    // a player is no figure: none is near
    if (figure !== "") match.open("dice:rolled", { figure, seat });
    match.queue({ type: "do:count-roll", as });
  },
  "do:count-roll": (_, { as }, match) => {
    const last = rolledNow(match);
    if (last === undefined) return;
    match.bind(as, resultsOf([...last.rolled.dice]));
    match.queue({ type: "kernel:expire", id: last.id });
  },
  "do:change-roll": (_, { how }, match) => match.ask("do:change-roll", runningScene(context, match).seat, { how }),
  "do:set-die": (_, { place, face }, match) => {
    const last = rolledNow(match);
    if (last === undefined) return;
    const shown = face ?? match.chance("dice", FACE);
    const dice = last.rolled.dice.map((one, at) => (at === place ? { ...one, face: shown } : one));
    match.publish("dice:rolled", { dice });
    match.queue({ type: "kernel:expire", id: last.id });
    match.queueAll([layDice({ ...last.rolled, dice })]);
  },
});

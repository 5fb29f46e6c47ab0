import { definePlugin, type Match, type Plugin } from "@riposte/kernel";
import { way } from "./choosing.js";
import { declared, type Grit } from "./declared.js";

const USUAL = 1000;

/** A player who loses Life presses on, and his Leader gains power until the turn ends, or takes a breath and draws a card. */
export const grit = (): Plugin<Grit> =>
  definePlugin<Grit>(declared, {
    on: {
      "life:lost": ({ seat, count }, match) => match.ask("grit:way", seat, { lost: count }),
    },
    questions: { "grit:way": way },
    effects: {
      "grit:take": (_slice, { seat, way: taken, lost }, match) => {
        match.publish("grit:chosen", { seat, way: taken });
        if (taken === "press-on") match.last("grit:pressing", { scope: "turn", seat, data: { lost } });
        else match.queue({ type: "deck:draw", seat, count: 1, cause: { kind: "effect", seat } });
      },
    },
    modify: {
      "card:power": ({ card }, match) => {
        const { cards, sides } = match.slices["one-piece"];
        const seat = cards[card]?.owner ?? -1;
        if (sides[seat]?.leader !== card) return undefined;
        return pressing(seat, match).map(({ data }) =>
          match.add(data.lost * match.value("grit:power", { seat }, USUAL), "grit"),
        );
      },
    },
    veto: {
      "deck:draw": ({ seat, cause }, match) =>
        cause.kind === "effect" && pressing(seat, match).length > 0 ? "grit" : undefined,
    },
    messages: {
      "grit:way": "You lost {lost} Life.",
      "grit:press-on": "Press on",
      "grit:breathe": "Take a breath",
      "grit:chosen": "Seat {seat} chose to {way}.",
    },
  });

const pressing = (seat: number, match: Match<Grit>) =>
  match.lasting("grit:pressing").filter((one) => one.seat === seat);

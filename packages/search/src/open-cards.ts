import type { Answer } from "@riposte/kernel";
import type { Bot, Seen, Simulation } from "@riposte/kernel/run";

/** The bot that answers in an imagined match. */
export type Player = () => Answer;

/** A bot that answers in imagined matches with all cards open: nothing in them is real, so nothing needs to be hidden from it. */
export function playingOpenly(bot: Bot, simulation: Simulation<unknown>): Player {
  const { seen } = simulation;
  const open: Seen = {
    get seat() {
      return seen.seat;
    },
    get question() {
      return seen.question;
    },
    get about() {
      return seen.about;
    },
    get choice() {
      return seen.choice;
    },
    slice: (plugin) => (simulation.slices as Readonly<Record<string, unknown>>)[plugin],
    imagine: (slices) => seen.imagine(slices),
  };
  return () => bot.answer(open);
}

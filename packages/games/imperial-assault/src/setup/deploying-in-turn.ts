import { choose, effectsOf, type Questions } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { figureOf, groupOf, otherSeat } from "../figures/lookup.js";
import { say } from "../messages.js";
import { missionOf } from "../mission/objects.js";

const effects = effectsOf<ImperialAssault>();

const PASS = "pass";

/** Figures of a seat that wait for their deployment. */
export type Waiting = (match: IaMatch, seat: number) => readonly string[];

/** How the mission has players deploy, where they do so in turn. */
export const deploysInTurn = (context: Context, match: IaReads): { readonly move: number } | undefined =>
  missionOf(context, match)?.deployment;

/** Asks whose turn it is for a group; who has none left is skipped. */
export function deployGroup(match: IaMatch, waiting: Waiting): void {
  const { opportunity } = match.slices["imperial-assault"];
  if (waitingGroups(match, opportunity, waiting).length > 0) match.ask("ia:deploy-group", opportunity);
  else match.queue({ type: "opportunity:pass", skipped: true });
}

/** The whole group is deployed, figure by figure, and each moves at once if the mission lets it. */
export const deployGroupQuestion = (
  context: Context,
  waiting: Waiting,
): Questions<ImperialAssault>["ia:deploy-group"] => ({
  prompt: say("ia:deploy-group"),
  publicName: "ia:deploy-group",
  choices: ({ seat }, match) =>
    choose.one([
      ...waitingGroups(match, seat, waiting).map((key) => ({
        key,
        label: say("ia:group", { card: groupOf(match, key).card }),
      })),
      ...(mayPass(match, seat, waiting) ? [{ key: PASS, label: say("ia:pass") }] : []),
    ]),
  answer: (answer, { seat }, match) => {
    const { move = 0 } = deploysInTurn(context, match) ?? {};
    const figures = answer === PASS ? [] : waiting(match, seat).filter((id) => figureOf(match, id).group === answer);
    for (const figure of figures) {
      match.queue(effects.ask("ia:deploy", seat, { figure }));
      if (move > 0) match.queue({ type: "figure:move", figure, spaces: move });
    }
    match.queue({ type: "opportunity:pass", ...(answer === PASS ? {} : { skipped: true }) });
  },
  refusals: ({ seat }, match) =>
    mayPass(match, seat, waiting) ? [] : [{ key: PASS, reason: say("ia:deploy-needs-fewer") }],
});

/** As with activations, passing needs strictly fewer groups to deploy than the opponent has. */
const mayPass = (match: IaMatch, seat: number, waiting: Waiting): boolean =>
  waitingGroups(match, seat, waiting).length < waitingGroups(match, otherSeat(seat), waiting).length;

const waitingGroups = (match: IaMatch, seat: number, waiting: Waiting): readonly string[] => [
  ...new Set(waiting(match, seat).map((id) => figureOf(match, id).group)),
];

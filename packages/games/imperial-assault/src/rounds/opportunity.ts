import { choose, type Questions } from "@riposte/kernel";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { canAct, groupOf, otherSeat, type SeenGroup } from "../figures/lookup.js";
import { say } from "../messages.js";
import { namesIn } from "../record.js";
import { figureOptions, waitingFigures } from "./figure-order.js";

const PASS = "pass";

/** Groups of a player that are ready and have a figure to act; upgrades are no groups, and companions activate with theirs. */
export function readyGroups(match: IaMatch, seat: number): readonly string[] {
  const { groups } = match.slices["imperial-assault"];
  const ready: string[] = [];
  for (const id of namesIn(groups)) if (isReady(match, groups[id] as SeenGroup, seat)) ready.push(id);
  return ready;
}

function hasReady(match: IaMatch, seat: number): boolean {
  const { groups } = match.slices["imperial-assault"];
  for (const id of namesIn(groups)) if (isReady(match, groups[id] as SeenGroup, seat)) return true;
  return false;
}

/** Is there one that nothing forbids to activate? */
function hasActivatable(match: IaMatch, seat: number): boolean {
  const { groups } = match.slices["imperial-assault"];
  for (const group of namesIn(groups))
    if (isReady(match, groups[group] as SeenGroup, seat) && isAllowed(match, group)) return true;
  return false;
}

function isReady(match: IaMatch, { seat: owner, ready, companionOf, figures }: SeenGroup, seat: number): boolean {
  if (owner !== seat || !ready || companionOf !== null) return false;
  for (const figure of figures) if (canAct(match, figure)) return true;
  return false;
}

/** Asks whose turn it is; a player with nothing ready is skipped (rules 4). */
export function offerActivation(match: IaMatch): void {
  const { opportunity, activation } = match.slices["imperial-assault"];
  if (activation !== null) return;
  // there is something to choose where a group can activate: a player who may only pass is not asked
  if (hasActivatable(match, opportunity)) {
    match.ask("ia:activate", opportunity);
    return;
  }
  // who has ready groups that cannot activate has had the opportunity all the same
  const isBarred = readyGroups(match, opportunity).length > 0;
  if (isBarred) match.setVar("idle", [...idleSeats(match), opportunity]);
  match.queue({ type: "opportunity:pass", ...(isBarred ? {} : { skipped: true }) });
}

/** Seats with ready groups that had an opportunity and could activate none since the last activation. */
const idleSeats = (match: IaMatch): readonly number[] => (match.varsOf("round")?.idle ?? []) as readonly number[];

export const isActivating = ({ slices }: IaMatch): boolean => slices["imperial-assault"].activation !== null;

/** The activation phase does not end while any ready group remains, unless it cannot activate at its opportunity either. */
export const isPhaseOver = (match: IaMatch): boolean =>
  match.slices["imperial-assault"].activation === null && isDone(match, 0) && isDone(match, 1);

const isDone = (match: IaMatch, seat: number): boolean =>
  !hasReady(match, seat) || (idleSeats(match).includes(seat) && !hasActivatable(match, seat));

/** Asks which figure of the group is next, while one has not had its activation. */
export function chooseFigure(match: IaMatch): void {
  const { activation, groups } = match.slices["imperial-assault"];
  if (activation === null || activation.figure !== null) return;
  const first = waitingFigures(match)[0];
  if (first === undefined) return;
  const seat = groups[activation.group]?.seat ?? match.slices["imperial-assault"].figures[first]?.seat;
  if (seat !== undefined) match.ask("ia:figure", seat);
}

export const isFigureChosen = ({ slices }: IaMatch): boolean => slices["imperial-assault"].activation?.figure != null;

/** The group is done; the window after it asks which it was. */
export function finishGroup(match: IaMatch): void {
  const { activation, groups, opportunity } = match.slices["imperial-assault"];
  const group = activation?.group ?? null;
  match.setVarOf("round", "group", group);
  if (idleSeats(match).length > 0) match.setVarOf("round", "idle", []);
  match.setVarOf("round", "seat", groups[group ?? ""]?.seat ?? opportunity);
  match.queue({ type: "group:finish" });
}

export const opportunityQuestions: Pick<Questions<ImperialAssault>, "ia:activate" | "ia:figure"> = {
  "ia:activate": {
    prompt: say("ia:activate"),
    publicName: "ia:activate",
    own: true,
    choices: ({ seat }, match) =>
      choose.one(
        choicesFor(match, seat).map((key) =>
          key === PASS
            ? { key, label: say("ia:pass") }
            : { key, label: say("ia:group", { card: groupOf(match, key).card }) },
        ),
      ),
    answer: (answer, { seat }, match) => {
      // what binds the next opportunity is over with this one, used or not
      for (const { id } of nextBound(match, seat)) match.queue({ type: "kernel:expire", id });
      match.queue(answer === PASS ? { type: "opportunity:pass" } : { type: "group:activate", group: String(answer) });
    },
    refusals: ({ seat }, match) =>
      choicesFor(match, seat).includes(PASS) ? [] : [{ key: PASS, reason: say("ia:pass-needs-fewer") }],
  },
  "ia:figure": {
    prompt: say("ia:figure"),
    publicName: "ia:figure",
    own: true,
    choices: (_asked, match) => choose.one(figureOptions(match)),
    answer: (figure, _asked, match) => match.queue({ type: "activation:begin", figure: String(figure) }),
  },
};

const isAllowed = (match: IaMatch, group: string): boolean => match.value("group:activatable", { group }, 1) > 0;

/** What a player may do with the opportunity: passing needs strictly fewer ready groups than the opponent has. */
function choicesFor(match: IaMatch, seat: number): readonly string[] {
  const ready = readyGroups(match, seat);
  const groups = ready.filter((group) => isAllowed(match, group));
  const bound = nextBound(match, seat).map(({ data }) => data.group);
  // an effect that forces a group binds only where it can activate: "cannot" beats "must"
  const forced = bound.length === 0 ? bound : groups.filter((group) => bound.includes(group));
  if (forced.length > 0) return forced;
  const mayPass = groups.length > 0 && ready.length < readyGroups(match, otherSeat(seat)).length;
  return mayPass ? [...groups, PASS] : groups;
}

const nextBound = (match: IaMatch, seat: number) => match.lasting("ia:next").filter((one) => one.seat === seat);
